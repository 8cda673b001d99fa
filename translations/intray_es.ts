<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is missing. Install the package mdbtools and try again.</source>
        <translation>Los archivos de Access se leen con mdbtools, y falta su programa %1. Instale el paquete mdbtools e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was imported.</source>
        <translation>mdbtools no ha respondido durante un minuto. No se ha importado nada.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, remove the password, and try again.</source>
        <translation>El archivo de Access no se puede leer hasta el final. Puede que esté dañado o protegido con contraseña: ábralo en Access, quite la contraseña e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>El archivo «%1» no se puede leer. Compruebe su nombre y si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>The file “%1” is not an Access file; only Access files have tables to choose from.</source>
        <translation>El archivo «%1» no es un archivo de Access; solo estos tienen tablas entre las que elegir.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>El archivo de Access no tiene tablas.</translation>
    </message>
    <message>
        <source>Choose the table of the Access file to import. It has: %1.</source>
        <translation>Indique qué tabla del archivo de Access se debe importar. Contiene: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>El archivo de Access no tiene ninguna tabla «%1». Contiene: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to import.</source>
        <translation>La tabla «%1» no tiene filas: no hay nada que importar.</translation>
    </message>
    <message>
        <source>The output of mdbtools cannot be read: %1</source>
        <translation>mdbtools ha escrito algo que no se puede leer: %1</translation>
    </message>
    <message>
        <source>The column “%1” is calculated by Access and cannot be read; it is left out.</source>
        <translation>La columna «%1» la calcula Access y no se puede leer; se omite.</translation>
    </message>
    <message>
        <source>The column “%1” is of the type %2, which cannot be read; it is left out.</source>
        <translation>La columna «%1» es del tipo %2, que no se puede leer; se omite.</translation>
    </message>
    <message>
        <source>mdbtools cannot read the date in the table “%1”, row %2, column “%3”.</source>
        <translation>mdbtools no puede leer la fecha en la tabla «%1», fila %2, columna «%3».</translation>
    </message>
    <message>
        <source>row %1, column “%2”</source>
        <translation>fila %1, columna «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n texto tiene «??», donde mdbtools puede haber perdido caracteres como emojis: en la tabla «%1», %2. Compárelo con Access.</numerusform>
            <numerusform>%n textos tienen «??», donde mdbtools puede haber perdido caracteres como emojis; el primero en la tabla «%1», %2. Compárelos con Access.</numerusform>
        </translation>
    </message>
    <message>
        <source>mdbtools said: %1</source>
        <translation>mdbtools dice: %1</translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n registro más tiene el mismo %1.</numerusform>
            <numerusform>%n registros más tienen el mismo %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records with the same %1 have “%2” here.</source>
        <translation>Otros registros con el mismo %1 tienen aquí «%2».</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation>&amp;Tomar siguiente</translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation>Toma el siguiente elemento abierto de esta cola.</translation>
    </message>
    <message>
        <source>Take se&amp;veral...</source>
        <translation>Tomar &amp;varios...</translation>
    </message>
    <message>
        <source>Takes the next items of this queue as a batch.</source>
        <translation>Toma como lote los siguientes elementos de esta cola, hasta un número dado.</translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation>&amp;Completar y siguiente</translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation>Completa este elemento y toma el siguiente.</translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation>C&amp;ompletar</translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation>Completa este elemento y no toma ningún otro.</translation>
    </message>
    <message>
        <source>Complete &amp;when reconnected</source>
        <translation>Completar al rec&amp;uperar la conexión</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if you still hold it then.</source>
        <translation>Completa este elemento en cuanto se vuelva a tener acceso a la base de datos, si entonces sigue siendo suyo.</translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation>&amp;Devolver...</translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation>Devuelve el elemento a la cola, ahora o para más tarde.</translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation>De&amp;scartar...</translation>
    </message>
    <message>
        <source>Removes the item from the queue for good.</source>
        <translation>Retira el elemento de la cola definitivamente.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Marcar como &amp;fallido...</translation>
    </message>
    <message>
        <source>Marks the item as impossible to do, with a reason.</source>
        <translation>Indica que el elemento no se puede hacer, y por qué.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>&amp;Enviar de vuelta...</translation>
    </message>
    <message>
        <source>Sends the item back to the previous step, with a reason.</source>
        <translation>Envía el elemento de vuelta al paso anterior e indica el motivo.</translation>
    </message>
    <message>
        <source>Undo &amp;last item</source>
        <translation>Des&amp;hacer el último elemento</translation>
    </message>
    <message>
        <source>Reopens the item that you finished last, within ten seconds.</source>
        <translation>Vuelve a abrir el último elemento finalizado, durante diez segundos.</translation>
    </message>
    <message>
        <source>E&amp;xtend lock</source>
        <translation>A&amp;mpliar bloqueo</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Prolonga el bloqueo de este elemento.</translation>
    </message>
    <message>
        <source>&amp;Save draft</source>
        <translation>&amp;Guardar el borrador</translation>
    </message>
    <message>
        <source>Saves what you have typed so far. Drafts are also saved automatically.</source>
        <translation>Guarda lo que ha escrito hasta ahora. Los borradores también se guardan automáticamente.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>Tomar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that is shown here.</source>
        <translation>Toma de nuevo el elemento perdido, con el texto que hay aquí.</translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation>Conservar como &amp;borrador</translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation>Aparta el texto como borrador y despeja la mesa de trabajo.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation>Abre el primero de sus elementos sin finalizar.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Re&amp;intentar</translation>
    </message>
    <message>
        <source>Tries again.</source>
        <translation>Lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation>&amp;Abrir otra base de datos...</translation>
    </message>
    <message>
        <source>&amp;Connections...</source>
        <translation>&amp;Conexiones...</translation>
    </message>
    <message>
        <source>&amp;Users...</source>
        <translation>&amp;Usuarios...</translation>
    </message>
    <message>
        <source>&amp;Adopt a table...</source>
        <translation>Incorporar una &amp;tabla...</translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation>&amp;Importar registros...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ta&amp;ke selected item</source>
        <translation>Tomar el e&amp;lemento seleccionado</translation>
    </message>
    <message>
        <source>&amp;Value from previous record</source>
        <translation>&amp;Valor del registro anterior</translation>
    </message>
    <message>
        <source>Revert &amp;field</source>
        <translation>Restablecer &amp;campo</translation>
    </message>
    <message>
        <source>R&amp;evert record</source>
        <translation>Restablecer &amp;registro</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation>&amp;Limpiar búsqueda y filtros</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Hide lists</source>
        <translation>&amp;Plegar las listas</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>&amp;Mesa de trabajo</translation>
    </message>
    <message>
        <source>Keys and &amp;handbook</source>
        <translation>Teclas y &amp;manual</translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation>&amp;Acerca de Intray</translation>
    </message>
    <message>
        <source>W&amp;hy not?...</source>
        <translation>¿Por &amp;qué no?...</translation>
    </message>
    <message>
        <source>Change &amp;priority...</source>
        <translation>Cambiar la &amp;prioridad...</translation>
    </message>
    <message>
        <source>Write a &amp;note...</source>
        <translation>Escribir una &amp;nota...</translation>
    </message>
    <message>
        <source>Writes a note on this item for everybody who works on it. It stays in the history.</source>
        <translation>Escribe una nota sobre este elemento para quienes trabajan en él. Queda en el historial.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>Su&amp;gerencias de ortografía</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>A&amp;ceptar la sugerencia</translation>
    </message>
    <message>
        <source>&amp;Do not suggest again</source>
        <translation>No vo&amp;lver a sugerirlo</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panel l&amp;ateral</translation>
    </message>
    <message>
        <source>Not a dupl&amp;icate</source>
        <translation>No es d&amp;uplicado</translation>
    </message>
    <message>
        <source>&amp;Merge...</source>
        <translation>Fusion&amp;ar...</translation>
    </message>
    <message>
        <source>&amp;Correct many records...</source>
        <translation>Corregir muc&amp;hos registros...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Mis correcciones...</translation>
    </message>
    <message>
        <source>Assign &amp;items...</source>
        <translation>&amp;Asignar elementos...</translation>
    </message>
    <message>
        <source>&amp;Export records...</source>
        <translation>E&amp;xportar registros...</translation>
    </message>
    <message>
        <source>My fi&amp;gures...</source>
        <translation>Mis ci&amp;fras...</translation>
    </message>
    <message>
        <source>Find an&amp;ything...</source>
        <translation>Buscar &amp;todo...</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Pre&amp;ferencias...</translation>
    </message>
    <message>
        <source>Pre&amp;view item</source>
        <translation>&amp;Vista previa del elemento</translation>
    </message>
    <message>
        <source>&amp;Next field to check</source>
        <translation>Siguiente campo por revis&amp;ar</translation>
    </message>
    <message>
        <source>&amp;Previous field to check</source>
        <translation>Campo an&amp;terior por revisar</translation>
    </message>
    <message>
        <source>Accept all &amp;sure suggestions</source>
        <translation>Aceptar todas las sugerencias &amp;seguras</translation>
    </message>
    <message>
        <source>Shows which other records need the same correction.</source>
        <translation>Muestra qué otros registros necesitan la misma corrección.</translation>
    </message>
    <message>
        <source>Never suggest this &amp;kind here</source>
        <translation>No sugerir más este ti&amp;po aquí</translation>
    </message>
    <message>
        <source>Rows or &amp;table</source>
        <translation>Filas &amp;o tabla</translation>
    </message>
    <message>
        <source>Imported v&amp;alues</source>
        <translation>V&amp;alores importados</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menú</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoy</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>Co&amp;las</translation>
    </message>
    <message>
        <source>Qua&amp;lity</source>
        <translation>Calida&amp;d</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>H&amp;istorial</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>Página &amp;siguiente</translation>
    </message>
    <message>
        <source>Previous pa&amp;ge</source>
        <translation>Página &amp;anterior</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Detener el recuento para sugerencias</translation>
    </message>
    <message>
        <source>Complete and next fo&amp;und</source>
        <translation>Completar y si&amp;guiente encontrado</translation>
    </message>
    <message>
        <source>Completes this item and takes the first one that the search or filter finds.</source>
        <translation>Completa este elemento y toma el primero que encuentra la búsqueda o el filtro.</translation>
    </message>
    <message>
        <source>As&amp;k...</source>
        <translation>Pre&amp;guntar...</translation>
    </message>
    <message>
        <source>Asks the source or a colleague about this record, which waits for the answer without a lock.</source>
        <translation>Pregunta a la fuente o a un compañero por este registro, que espera la respuesta sin bloqueo.</translation>
    </message>
</context>
<context>
    <name>AddressParts</name>
    <message>
        <source>Type the server&apos;s name, such as db.example.org.</source>
        <translation>Escriba el nombre del servidor, por ejemplo db.example.org.</translation>
    </message>
    <message>
        <source>Type the name of the database.</source>
        <translation>Escriba el nombre de la base de datos.</translation>
    </message>
    <message>
        <source>Choose a database file.</source>
        <translation>Elija un archivo de base de datos.</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>No row is open at the moment.</source>
        <translation>En este momento no hay ninguna fila abierta.</translation>
    </message>
    <message>
        <source>First rows: %1</source>
        <translation>Estas filas van primero: %1</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>No se cambia nada en la estructura de la tabla.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Antes se ejecuta este SQL:</translation>
    </message>
    <message>
        <source>Please note:</source>
        <translation>Conviene saber:</translation>
    </message>
    <message>
        <source>Recommended:</source>
        <translation>Recomendado:</translation>
    </message>
    <message>
        <source>Whose request a row is stands in %1; the command of a worker gets it.</source>
        <translation>De quién es la petición de una fila está en %1; lo recibe la orden de un proceso.</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>%1 is not the number of a question in this database. It was changed, or the file belongs to another one.</source>
        <translation>%1 no es el número de ninguna pregunta de esta base de datos. Se ha cambiado, o el archivo pertenece a otra.</translation>
    </message>
    <message>
        <source>The text beside %1 is not what was asked, so the answer may belong to another question.</source>
        <translation>El texto junto a %1 no es lo que se preguntó, así que la respuesta puede ser de otra pregunta.</translation>
    </message>
    <message>
        <source>%1 answered this question differently before.</source>
        <translation>%1 ya respondió a esta pregunta de otra manera.</translation>
    </message>
    <message>
        <source>The question is closed: it was withdrawn, or the work on its record has ended.</source>
        <translation>La pregunta está cerrada: se retiró, o el trabajo en su registro ha terminado.</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was imported.</source>
        <translation>El archivo que se importa no tiene la columna «%1», que nombraría los archivos que se adjuntan. No se importó nada.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is not a folder. Nothing was imported.</source>
        <translation>«%1», donde estarían los archivos que se adjuntan, no es una carpeta. No se importó nada.</translation>
    </message>
    <message>
        <source>The file “%1” was changed while it was read. Attach it again.</source>
        <translation>El archivo «%1» cambió mientras se leía. Adjúntelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» no es un archivo.</translation>
    </message>
    <message>
        <source>You are not allowed to read the file “%1”.</source>
        <translation>No tiene permiso para leer el archivo «%1».</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>El archivo «%1» está vacío.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue accepts at most %3.</source>
        <translation>El archivo «%1» es demasiado grande: tiene %2, y esta cola admite como máximo %3.</translation>
    </message>
    <message>
        <source>“%1” is not in the folder of the files.</source>
        <translation>«%1» no está dentro de la carpeta de los archivos.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>No se puede leer el archivo «%1»: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written: %2.</source>
        <translation>No se puede escribir el archivo «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The file “%1” is a spreadsheet in an old format (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>El archivo «%1» es una hoja de cálculo de un tipo antiguo (.xls). Ábralo, guárdelo como .xlsx o .ods e importe ese archivo.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet in a binary format (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>El archivo «%1» es una hoja de cálculo de tipo binario (.xlsb). Ábralo, guárdelo como .xlsx o .ods e importe ese archivo.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>La hoja de cálculo no tiene ninguna hoja «%1». Contiene: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to import.</source>
        <translation>Ninguna hoja de la hoja de cálculo tiene filas: no hay nada que importar.</translation>
    </message>
    <message>
        <source>Choose the sheet of the spreadsheet to import. It has: %1.</source>
        <translation>Indique qué hoja de la hoja de cálculo se debe importar. Contiene: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>El archivo «%1» no es una hoja de cálculo; solo estas tienen hojas entre las que elegir.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>La hoja de cálculo «%1» está dañada en su parte «%2». Ábrala en el programa del que procede, guárdela de nuevo e importe ese archivo.</translation>
    </message>
    <message>
        <source>The file “%1” looks like a spreadsheet but is damaged or incomplete. Get it again, or open it and save it again, and import that file.</source>
        <translation>El archivo «%1» empieza como una hoja de cálculo y está dañado o incompleto. Obténgalo otra vez, o ábralo y guárdelo de nuevo, e importe ese archivo.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>A la hoja de cálculo «%1» le falta su parte «%2». Ábrala en el programa del que procede, guárdela de nuevo e importe ese archivo.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>La hoja de cálculo «%1» ocupa descomprimida mucho más de lo que debería y no se lee. Si confía en ella, guarde la hoja como CSV e importe ese archivo.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” contains something that no spreadsheet program writes, and is not read. If you trust it, open it, save it again, and import that file.</source>
        <translation>La hoja de cálculo «%1» contiene algo que ningún programa de hojas de cálculo escribe y no se lee. Si confía en ella, ábrala, guárdela de nuevo e importe ese archivo.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>La hoja de cálculo «%1» se modificó mientras se leía. No se ha importado nada. Impórtela de nuevo cuando nadie esté escribiendo en ella.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>El archivo «%1» no se puede leer. Compruebe su nombre y si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is protected by a password. Open it, save it without the password, and import that file.</source>
        <translation>La hoja de cálculo «%1» está protegida con una contraseña. Ábrala, guárdela sin la contraseña e importe ese archivo.</translation>
    </message>
</context>
<context>
    <name>ByExample</name>
    <message>
        <source>as others were changed, such as %1 to %2</source>
        <translation>como se cambiaron otros, por ejemplo %1 a %2</translation>
    </message>
</context>
<context>
    <name>ByRule</name>
    <message>
        <source>an address, but for a slip</source>
        <translation>una dirección, salvo un desliz</translation>
    </message>
    <message>
        <source>the others have no %1</source>
        <translation>los demás no tienen %1</translation>
    </message>
    <message>
        <source>the others begin with %1</source>
        <translation>los demás empiezan por %1</translation>
    </message>
    <message>
        <source>a letter in place of a digit; so the check digit is right</source>
        <translation>una letra en lugar de una cifra; así el dígito de control es correcto</translation>
    </message>
    <message>
        <source>two digits swapped; so the check digit is right</source>
        <translation>dos cifras intercambiadas; así el dígito de control es correcto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) look like %1</source>
        <translation>
            <numerusform>%Ln otro es como %1</numerusform>
            <numerusform>%Ln otros son como %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule wants it like %1</source>
        <translation>la regla lo quiere como %1</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln record(s) with this %2</source>
        <translation>
            <numerusform>en %1 de %Ln registro con este valor en %2</numerusform>
            <numerusform>en %1 de %Ln registros con este valor en %2</numerusform>
        </translation>
    </message>
    <message>
        <source>with its letters as they were before a conversion</source>
        <translation>con las letras como eran antes de una conversión</translation>
    </message>
    <message>
        <source>without stray blanks and signs that nobody sees</source>
        <translation>sin espacios sobrantes ni signos que nadie ve</translation>
    </message>
    <message>
        <source>with plain dashes and quotation marks</source>
        <translation>con guiones y comillas simples</translation>
    </message>
    <message>
        <source>the field&apos;s word for it</source>
        <translation>la palabra del campo para ello</translation>
    </message>
    <message>
        <source>the list has it so</source>
        <translation>así está en la lista</translation>
    </message>
    <message>
        <source>“%1” stands for nothing</source>
        <translation>«%1» no significa nada</translation>
    </message>
    <message>
        <source>the others stand without quotation marks</source>
        <translation>los demás están sin comillas</translation>
    </message>
    <message numerus="yes">
        <source>written like this in %Ln other(s)</source>
        <translation>
            <numerusform>escrito así en %Ln otro</numerusform>
            <numerusform>escrito así en otros %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>in large and small letters like the others</source>
        <translation>en mayúsculas y minúsculas como los demás</translation>
    </message>
    <message>
        <source>“%1” tells it</source>
        <translation>«%1» lo dice</translation>
    </message>
    <message>
        <source>made of the names, as the others are</source>
        <translation>formada con los nombres, como las demás</translation>
    </message>
    <message>
        <source>a date, written like the field does</source>
        <translation>una fecha, escrita como en este campo</translation>
    </message>
    <message>
        <source>a time, written like the field does</source>
        <translation>una hora, escrita como en este campo</translation>
    </message>
    <message>
        <source>may be this day, or the other one</source>
        <translation>puede ser este día o el otro</translation>
    </message>
    <message>
        <source>the only one of the list that it may stand for</source>
        <translation>lo único de la lista que puede significar</translation>
    </message>
    <message>
        <source>the nearest one of the list</source>
        <translation>lo más parecido de la lista</translation>
    </message>
    <message>
        <source>the one of the list that is in it</source>
        <translation>lo de la lista que contiene</translation>
    </message>
    <message>
        <source>“%1” may part thousands or a fraction</source>
        <translation>«%1» puede separar millares o decimales</translation>
    </message>
    <message>
        <source>a number, written like the field does</source>
        <translation>un número, escrito como en este campo</translation>
    </message>
    <message>
        <source>the only one that goes with the other fields</source>
        <translation>lo único que concuerda con los demás campos</translation>
    </message>
    <message>
        <source>it belongs into “%1”</source>
        <translation>pertenece a «%1»</translation>
    </message>
    <message>
        <source>it stands in “%1”</source>
        <translation>está en «%1»</translation>
    </message>
    <message>
        <source>“%1” belongs into other fields</source>
        <translation>«%1» pertenece a otros campos</translation>
    </message>
    <message>
        <source>“%1” belongs into “%2”</source>
        <translation>«%1» pertenece a «%2»</translation>
    </message>
    <message>
        <source>“%1” written out, as the others have it</source>
        <translation>«%1» escrito por completo, como los demás</translation>
    </message>
    <message>
        <source>only the blank has slipped</source>
        <translation>solo el espacio se ha desplazado</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it for “%2”</source>
        <translation>la tabla de consulta «%1» lo da para «%2»</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it so</source>
        <translation>la tabla de consulta «%1» lo tiene así</translation>
    </message>
    <message>
        <source>the nearest one in the lookup table “%1”</source>
        <translation>el valor más próximo de la tabla de consulta «%1»</translation>
    </message>
    <message>
        <source>the only one in the lookup table “%1” that goes with the other fields</source>
        <translation>el único valor de la tabla de consulta «%1» que concuerda con los demás campos</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>«%1» está en %Ln registro</numerusform>
            <numerusform>«%1» está en %Ln registros</numerusform>
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
        <translation>Se ha dado nombre a las columnas que no lo tenían: %1.</translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation>Se han numerado los nombres de columna repetidos: %1.</translation>
    </message>
    <message>
        <source>Line %1 was read as the names of the columns, though it looks like the lines below it. If it is a record, choose that there is no header.</source>
        <translation>La línea %1 se ha leído como nombres de las columnas, aunque se parece a las líneas siguientes. Si es un registro, elija que no hay encabezado.</translation>
    </message>
    <message>
        <source>Line %1 seems to name columns, too, but is read as a record. If the header has two lines, let the first one be skipped.</source>
        <translation>La línea %1 también parece nombrar columnas, pero se lee como registro. Si el encabezado tiene dos líneas, haga que se omita la primera.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>“%1” is required. Fill it in.</source>
        <translation>«%1» es obligatorio. Rellénelo.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; lists their fields.</source>
        <translation>Los registros de la cola no tienen ningún campo «%1»; «intrayctl queue show» muestra los que tienen.</translation>
    </message>
    <message>
        <source>The record is too large: the queue accepts at most %1.</source>
        <translation>El registro es demasiado grande: la cola acepta como máximo %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue accepts at most %2 in a field.</source>
        <translation>«%1» es demasiado grande: la cola acepta como máximo %2 en un campo.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which is not allowed in text.</source>
        <translation>«%1» tiene un carácter con el número 0, que ningún texto puede tener.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which is not allowed in text.</source>
        <translation>«%1» tiene medio carácter (de \ud800 a \udfff sin su otra mitad), que ningún texto puede tener.</translation>
    </message>
    <message>
        <source>The table does not keep “%1” as it was given: another program or a rule of the table changes it.</source>
        <translation>La tabla no conserva «%1» como se indicó: otro programa o una regla de la tabla lo cambia.</translation>
    </message>
    <message>
        <source>A record is a JSON object with a value for each field.</source>
        <translation>Un registro es un objeto JSON con un valor para cada campo.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>CrossRule</name>
    <message>
        <source>“compare” is a list of a field, &lt;, &lt;= or =, and a field.</source>
        <translation>«compare» es una lista de un campo, &lt;, &lt;= o =, y un campo.</translation>
    </message>
    <message>
        <source>“if” and “then” name fields, each with a list “is” of values, or with “filled” true or false.</source>
        <translation>«if» y «then» nombran campos, cada uno con una lista «is» de valores, o con «filled» true o false.</translation>
    </message>
    <message>
        <source>“for_equal” and “equal” are lists of fields.</source>
        <translation>«for_equal» y «equal» son listas de campos.</translation>
    </message>
    <message>
        <source>a rule has “compare”, “if” and “then”, “for_equal” and “equal”, or “unique”.</source>
        <translation>una regla tiene «compare», «if» y «then», «for_equal» y «equal», o «unique».</translation>
    </message>
    <message>
        <source>“%1” and “%2” must be the same.</source>
        <translation>«%1» y «%2» deben ser iguales.</translation>
    </message>
    <message>
        <source>“%1” must be before or less than “%2”.</source>
        <translation>«%1» debe ser anterior a «%2», o menor.</translation>
    </message>
    <message>
        <source>“%1” must not be after or more than “%2”.</source>
        <translation>«%1» no debe ser posterior a «%2», ni mayor.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«%1» es %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«%1» está relleno</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>«%1» está vacío</translation>
    </message>
    <message>
        <source>This must be %1, because %2.</source>
        <translation>Aquí debe figurar %1, porque %2.</translation>
    </message>
    <message>
        <source>Fill this in, because %1.</source>
        <translation>Rellénelo, porque %1.</translation>
    </message>
    <message>
        <source>Leave this empty, because %1.</source>
        <translation>Déjelo vacío, porque %1.</translation>
    </message>
    <message>
        <source>This must begin with %1, because %2.</source>
        <translation>Debe empezar por %1, porque %2.</translation>
    </message>
    <message>
        <source>“%1” has rules of its own</source>
        <translation>“%1” tiene reglas propias</translation>
    </message>
    <message>
        <source>“%1” begins with %2</source>
        <translation>“%1” empieza por %2</translation>
    </message>
    <message>
        <source>Where %1: %2.</source>
        <translation>Donde %1: %2.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This separator cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation>Este separador no se puede usar. Elija un carácter que no sea ni la comilla ni un fin de línea.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>Quote, escape and comment cannot be used like this. Choose different characters that are neither the separator nor a line end.</source>
        <translation>Las comillas, el escape y el comentario no se pueden usar así. Elija caracteres distintos que no sean ni el separador ni un fin de línea.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation>El archivo no se ha podido leer hasta el final. Compruebe el disco o la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>Lo que empieza en la línea %1 es demasiado largo para ser un solo registro.</translation>
    </message>
    <message>
        <source>Perhaps the quotation mark that is opened in line %1 is never closed.</source>
        <translation>Quizá la comilla que se abre en la línea %1 no se cierra nunca.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Quizá el archivo no es un archivo de texto, o le faltan los fines de línea.</translation>
    </message>
    <message>
        <source>The quotation mark that is opened in line %1 is never closed. Please correct the file there, or read it without quotation marks.</source>
        <translation>La comilla que se abre en la línea %1 no se cierra nunca. Corrija el archivo ahí o léalo sin comillas.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>The file “%1” is empty: there is nothing to import.</source>
        <translation>El archivo «%1» está vacío: no hay nada que importar.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to import.</source>
        <translation>El archivo «%1» no tiene filas: no hay nada que importar.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>El encabezado no se puede leer: %1</translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation>Parece que el archivo no tiene encabezado, así que sus columnas se numeran.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) before the header were skipped.</source>
        <translation>
            <numerusform>Se ha omitido %n línea situada antes del encabezado.</numerusform>
            <numerusform>Se han omitido %n líneas situadas antes del encabezado.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation>Hay un byte nulo en la línea %1, columna «%2».</translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation>En la línea %1, columna «%2», hay bytes que no son %3.</translation>
    </message>
    <message>
        <source>It is not clear where the quotation marks end in line %1, column “%2”.</source>
        <translation>No está claro dónde terminan las comillas en la línea %1, columna «%2».</translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation>La fila no tiene valores.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation>La fila es demasiado corta: %1 para %2.</translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation>La fila es demasiado larga: %1 para %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were skipped, the first is line %1.</source>
        <translation>
            <numerusform>Se ha omitido %n línea en blanco, la línea %1.</numerusform>
            <numerusform>Se han omitido %n líneas en blanco, la primera en la línea %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotation marks inside quoted values; they were read as they are, the first in line %1.</source>
        <translation>
            <numerusform>%n fila tiene comillas dentro de valores entrecomillados, en la línea %1; se ha leído tal como está.</numerusform>
            <numerusform>%n filas tienen comillas dentro de valores entrecomillados, la primera en la línea %1; se han leído tal como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with separators beyond the last column.</source>
        <translation>
            <numerusform>%n fila termina con separadores después de la última columna.</numerusform>
            <numerusform>%n filas terminan con separadores después de la última columna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were skipped.</source>
        <translation>
            <numerusform>Se ha pasado por alto %n línea de comentario.</numerusform>
            <numerusform>Se han pasado por alto %n líneas de comentario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks around the values were taken off.</source>
        <translation>Se han quitado los espacios alrededor de los valores.</translation>
    </message>
    <message>
        <source>Each line is read as one value, because no comma, semicolon, tab or vertical bar parts it. If another character does, choose it as the separator. A table with columns of a fixed width cannot be read; save it as CSV first.</source>
        <translation>Cada línea se lee como un solo valor, porque no la divide ninguna coma, punto y coma, tabulador ni barra vertical. Si la divide otro carácter, elíjalo como separador. Una tabla con columnas de ancho fijo no se puede leer; guárdela antes como CSV.</translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>La fila tiene otra vez los nombres de las columnas.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</source>
        <translation>
            <numerusform>%n valor está escrito como texto para Excel, como =&quot;00123&quot;; se ha leído sin los signos que lo rodean, en la línea %1.</numerusform>
            <numerusform>%n valores están escritos como texto para Excel, como =&quot;00123&quot;; se han leído sin los signos que los rodean, el primero en la línea %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>&quot;%1&quot; only asks for help.</source>
        <translation>«%1» solo pide ayuda.</translation>
    </message>
    <message>
        <source>A companion process keeps the database: %1 on %2, since %3.</source>
        <translation>Un proceso acompañante se ocupa de la base de datos: %1 en %2, desde %3.</translation>
    </message>
    <message>
        <source>No companion process keeps the database. The last one was %1 on %2, since %3.</source>
        <translation>Ningún proceso acompañante se ocupa de la base de datos. El último fue %1 en %2, desde %3.</translation>
    </message>
    <message>
        <source>duty</source>
        <translation>tarea</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>última ronda</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be kept. Write &quot;watch QUEUE FOLDER&quot; with options of watch other than --once.</source>
        <translation>«%1» no es posible aquí. Escriba «watch QUEUE FOLDER» con opciones de watch que no sean --once.</translation>
    </message>
    <message>
        <source>A queue, a folder and options as &quot;intrayctl watch&quot; takes them, in one word: &apos;orders /srv/orders --key number&apos;. May be given again.</source>
        <translation>Una cola, una carpeta y opciones como las de «intrayctl watch», en una palabra: &apos;orders /srv/orders --key number&apos;. Se puede repetir.</translation>
    </message>
    <message>
        <source>A file with a line for each folder: watch QUEUE FOLDER, and options of watch. Lines that begin with # say nothing.</source>
        <translation>Un archivo con una línea por carpeta: watch QUEUE FOLDER y opciones de watch. Las líneas que empiezan por # no cuentan.</translation>
    </message>
    <message>
        <source>Between two rounds of each duty; 60s by default.</source>
        <translation>Entre dos rondas de cada tarea; 60s si no se indica.</translation>
    </message>
    <message>
        <source>One round of everything, instead of going on.</source>
        <translation>Una ronda de todo, en vez de continuar.</translation>
    </message>
    <message>
        <source>Look after a database for everybody, until Ctrl+C: release expired locks, keep figures, counts, the keys of duplicates and the order of doubt, seal the history, run the queries that queues wait for, and watch folders.
What the login has no role for is told and left out. If several run, one works and the others wait to take over, at most 20 seconds after it has died. &quot;intrayctl status&quot; shows how it stands.</source>
        <translation>Ocuparse de una base de datos para todos, hasta Ctrl+C: liberar los bloqueos vencidos, llevar las cifras, los recuentos, las claves de duplicados y el orden de duda, sellar el historial, ejecutar las consultas que esperan las colas y vigilar carpetas.
Aquello para lo que la cuenta no tiene rol se dice y se omite. Si hay varios, uno trabaja y los demás esperan para tomar el relevo, como mucho 20 segundos después de que muera. «intrayctl status» muestra cómo está.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n round(s), %2 done.</source>
        <translation>
            <numerusform>%1: %n ronda, %2 hechos.</numerusform>
            <numerusform>%1: %n rondas, %2 hechos.</numerusform>
        </translation>
    </message>
    <message>
        <source>done, passed unopened</source>
        <translation>terminado, pasó sin abrirse</translation>
    </message>
    <message>
        <source>What passed unopened is done: --passed and --state %1 do not go together.</source>
        <translation>Lo que pasó sin abrirse está terminado: --passed y --state %1 no van juntos.</translation>
    </message>
    <message>
        <source>Only done items that passed unopened.</source>
        <translation>Solo los elementos terminados que pasaron sin abrirse.</translation>
    </message>
    <message>
        <source>&quot;queue set --plant-every&quot; plants some.</source>
        <translation>&quot;queue set --plant-every&quot; siembra algunos.</translation>
    </message>
    <message>
        <source>&quot;queue set --next&quot; sends a share of them to another person.</source>
        <translation>&quot;queue set --next&quot; envía una parte de ellos a otra persona.</translation>
    </message>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also se escribe TABLE:KEY o TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state necesita --open y --done, sus valores para filas abiertas y finalizadas.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age se escribe TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>No se cambia nada en la estructura de la tabla.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Antes se ejecuta este SQL:</translation>
    </message>
    <message>
        <source>Recommended (--add-lock-id, --add-index):</source>
        <translation>Recomendado (--add-lock-id, --add-index):</translation>
    </message>
    <message>
        <source>No row is open at the moment.</source>
        <translation>En este momento no hay ninguna fila abierta.</translation>
    </message>
    <message>
        <source>Open rows, for instance: %1</source>
        <translation>Filas abiertas, por ejemplo: %1</translation>
    </message>
    <message>
        <source>Adopt the table like this? Type &quot;yes&quot;:</source>
        <translation>¿Incorporar la tabla así? Escriba «yes»:</translation>
    </message>
    <message>
        <source>The table %1 is now the queue %2. Other programs can go on using it at the same time.</source>
        <translation>La tabla %1 es ahora la cola %2. Otros programas pueden seguir usándola al mismo tiempo.</translation>
    </message>
    <message>
        <source>Nothing was changed. See what would be done with --dry-run, and add --yes to do it.</source>
        <translation>No se ha cambiado nada. Vea con --dry-run lo que se haría, y añada --yes para hacerlo.</translation>
    </message>
    <message>
        <source>The name of the queue.</source>
        <translation>El nombre de la cola.</translation>
    </message>
    <message>
        <source>The column that identifies a row: unique, number or text.</source>
        <translation>La columna que identifica una fila: única, número o texto.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Quién tiene la fila.</translation>
    </message>
    <message>
        <source>Since when.</source>
        <translation>Desde cuándo.</translation>
    </message>
    <message>
        <source>Under which lock; if there is such a column.</source>
        <translation>Con qué bloqueo; si existe tal columna.</translation>
    </message>
    <message>
        <source>A table of locks instead; its columns by --lock-user and --lock-time.</source>
        <translation>En su lugar, una tabla de bloqueos; sus columnas, con --lock-user y --lock-time.</translation>
    </message>
    <message>
        <source>Its key, if that is not its only key column.</source>
        <translation>Su clave, si no es su única columna de clave.</translation>
    </message>
    <message>
        <source>The column of the state.</source>
        <translation>Dónde consta qué está finalizado.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Su valor para filas abiertas; &quot;&quot; para vacío.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Su valor para filas finalizadas.</translation>
    </message>
    <message>
        <source>Only rows that meet this condition.</source>
        <translation>Solo las filas que cumplen esta condición.</translation>
    </message>
    <message>
        <source>Lowest first; by default the id.</source>
        <translation>Lo más bajo primero; por omisión, según la clave.</translation>
    </message>
    <message>
        <source>What is shown and corrected; by default all.</source>
        <translation>Lo que se muestra y se corrige; por omisión, todo.</translation>
    </message>
    <message>
        <source>Another table with columns of the record; may be given several times.</source>
        <translation>Otra tabla con columnas del registro; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Add a column LockId and use it.</source>
        <translation>Añadir una columna LockId y usarla.</translation>
    </message>
    <message>
        <source>Add an index in the order of the claim.</source>
        <translation>Añadir un índice en el orden de entrega.</translation>
    </message>
    <message>
        <source>Show what would be run, and test the criteria.</source>
        <translation>Mostrar lo que se ejecutaría y probar los criterios.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Hacerlo sin preguntar.</translation>
    </message>
    <message>
        <source>Use a table that already exists as a queue, shared with other programs.
Shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Usar una tabla existente como cola, compartida con otros programas.
Muestra primero el SQL y pregunta. Ejecútelo con la cuenta que configuró la base de datos.</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Elemento %1: %2</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 debe ser un número de %2 a %3, no «%4».</translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation>--%1 debe ser un intervalo de tiempo como 90s, 30m, 2h o 3d, no «%2».</translation>
    </message>
    <message>
        <source>--user does not work here: this database has logins, and the login says who acts. Put it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user no sirve aquí: esta base de datos tiene cuentas, y la cuenta indica quién actúa. Indíquela en la dirección, por ejemplo postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; creates one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation>«intrayctl init» crea una, y también «queue add» e «import».</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Falta una orden.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>Se ha escrito %n elemento.</numerusform>
            <numerusform>Se han escrito %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation>Con --json los elementos deben ir a un archivo, porque el documento va a la salida estándar.</translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation>Solo los elementos en este estado: open, locked, done, failed o dismissed.</translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation>Escribir los elementos de una cola en un archivo; «-» es la salida estándar.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation>abierto más antiguo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>item</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>locked by</source>
        <translation>bloqueado por</translation>
    </message>
    <message>
        <source>since</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>Se incumple %n regla.</numerusform>
            <numerusform>Se incumplen %n reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>keyed twice</source>
        <translation>capturados dos veces</translation>
    </message>
    <message>
        <source>differing</source>
        <translation>distintos</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>first wrong</source>
        <translation>primera errónea</translation>
    </message>
    <message>
        <source>second wrong</source>
        <translation>segunda errónea</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>tasa de error</translation>
    </message>
    <message>
        <source>Nothing has been keyed a second time in %1 yet.</source>
        <translation>En %1 todavía no se ha capturado nada por segunda vez.</translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation>Mostrar cuántos elementos hay en cada estado, y los bloqueos.</translation>
    </message>
    <message>
        <source>Show how often each field was keyed wrong, as found by second keying.</source>
        <translation>Mostrar con qué frecuencia se ha capturado mal cada campo, según la segunda captura.</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>Demostrar en esta misma base de datos que ningún elemento se entrega dos veces.
Muchos solicitantes, cada uno con su propia conexión, vacían una cola que se crea para ellos y luego se elimina. En un servidor, su cuenta debe tener los roles administrator y clerk.</translation>
    </message>
    <message>
        <source>How many there are; 32 by default.</source>
        <translation>Cuántos hay; si no, 32.</translation>
    </message>
    <message>
        <source>How many items they share; 10000 by default.</source>
        <translation>Cuántos elementos se reparten; si no, 10000.</translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation>El elemento %1 tiene ahora el estado %2.</translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation>Un elemento se puede devolver para dentro de %1 como máximo.</translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; required.</source>
        <translation>El identificador de bloqueo, tal como lo dio «claim»; obligatorio.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed; up to 72h.</source>
        <translation>Nadie lo recibe antes de que pase este tiempo; hasta 72h.</translation>
    </message>
    <message>
        <source>The reason; required.</source>
        <translation>El motivo; obligatorio.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Sin ITEM: todo lo que abarca el bloqueo.</translation>
    </message>
    <message>
        <source>Mark an item as failed, with a reason.</source>
        <translation>Marcar un elemento como fallido, con un motivo.</translation>
    </message>
    <message>
        <source>Send an item back to the previous step, with a reason.</source>
        <translation>Enviar un elemento de vuelta al paso anterior, con un motivo.</translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation>Mostrar exactamente un documento JSON.</translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation>Mostrar esta ayuda; también -h.</translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation>Mostrar la versión; también -v.</translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation>Uso: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Órdenes:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation>Uso: intrayctl %1 [OPTIONS] %2</translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation>--delimiter debe ser un solo carácter o tab, comma, semicolon, pipe o space.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Standard input cannot be saved to a file: %1.</source>
        <translation>La entrada estándar no se puede guardar en un archivo: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>El título de una cola nueva.</translation>
    </message>
    <message>
        <source>Only show what would happen.</source>
        <translation>Solo indicar lo que ocurriría.</translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation>Un elemento se indica por su número, no por «%1».</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>El archivo «%1» no se puede leer: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation>«%1» no contiene un objeto JSON como {&quot;City&quot;: &quot;boaz&quot;}.</translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation>Se ha añadido el elemento %1.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>prioridad</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>locked since</source>
        <translation>bloqueado desde</translation>
    </message>
    <message>
        <source>locked until</source>
        <translation>bloqueado hasta</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>borradores</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>enviado de vuelta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexto</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>intentos</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finalizado</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>cuándo (UTC)</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>who</source>
        <translation>quién</translation>
    </message>
    <message>
        <source>where</source>
        <translation>dónde</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por qué</translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>La más alta va primero; 0 si no se indica.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed, such as 2h.</source>
        <translation>Nadie lo recibe antes de que pase este tiempo, por ejemplo 2h.</translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation>De quién es la petición, como objeto JSON.</translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Añadir un elemento; FILE contiene su registro como objeto JSON, «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation>Mostrar todo sobre un elemento.</translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation>Un estado es open, locked, done, failed o dismissed, no «%1».</translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation>open desde %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation>No hay ningún elemento en esta lista.</translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation>Continuar donde terminó la última lista.</translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation>bloqueo %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>bloqueo</translation>
    </message>
    <message>
        <source>You hold no items.</source>
        <translation>No tiene ningún elemento.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Se ha guardado el borrador del elemento %1.</translation>
    </message>
    <message>
        <source>The lock lasts until %1.</source>
        <translation>El bloqueo es válido hasta %1.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait if somebody else is already looking for work.</source>
        <translation>En una cola que se llena con una consulta: esperar si otra persona ya está buscando trabajo.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Tomar los siguientes elementos de colas, o exactamente los elementos indicados.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Mostrar lo que usted tiene en todas las colas, incluidos los borradores.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Guardar lo escrito hasta ahora; FILE lo contiene como objeto JSON, «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>Extend the lock.</source>
        <translation>Prolongar el bloqueo.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Contraseña para %1: </translation>
    </message>
    <message>
        <source>Password of %1 for %2: </source>
        <translation>Contraseña de %1 para %2: </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n fila, %1 %</numerusform>
            <numerusform>%n filas, %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s (Ctrl+C ends it)</source>
        <translation>%1, %2 s (Ctrl+C lo termina)</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>longest lock</source>
        <translation>bloqueo máximo</translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation>bloqueos por usuario</translation>
    </message>
    <message>
        <source>next queue</source>
        <translation>cola siguiente</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>different person</source>
        <translation>otra persona</translation>
    </message>
    <message>
        <source>share</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>second keying</source>
        <translation>segunda captura</translation>
    </message>
    <message>
        <source>decided in</source>
        <translation>se decide en</translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>La consulta encuentra %n clave más de una vez; de ella cuenta la primera fila.</numerusform>
            <numerusform>La consulta encuentra %n claves más de una vez; de cada una cuenta la primera fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query takes long; the test was stopped before its end.</source>
        <translation>La consulta tarda mucho; no se ha probado hasta el final.</translation>
    </message>
    <message>
        <source>The query finds nothing at the moment.</source>
        <translation>La consulta no encuentra nada en este momento.</translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody gets its items.</source>
        <translation>La cola %1 está en pausa; nadie recibe sus elementos.</translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation>La cola %1 vuelve a entregar sus elementos.</translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation>Añadir una cola.</translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation>Cambiar reglas de una cola; lo que no se indica queda como está.</translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation>Mostrar las reglas de una cola.</translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation>Mostrar las colas.</translation>
    </message>
    <message>
        <source>Pause a queue: give out no more items.</source>
        <translation>Poner una cola en pausa: no entregar más elementos.</translation>
    </message>
    <message>
        <source>Resume a queue: give out items again.</source>
        <translation>Volver a entregar los elementos de una cola.</translation>
    </message>
    <message>
        <source>The title that people see; by default the name.</source>
        <translation>Lo que ven las personas; por omisión, el nombre.</translation>
    </message>
    <message>
        <source>How long a lock lasts, such as 30m.</source>
        <translation>Cuánto dura un bloqueo, por ejemplo 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Ninguna prórroga va más allá, por ejemplo 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Cuántos elementos puede tener un usuario; «none» para no poner límite.</translation>
    </message>
    <message>
        <source>An item that was taken this often fails when its lock expires; &quot;none&quot; for never.</source>
        <translation>Un elemento que se ha tomado tantas veces pasa a fallido cuando vence su bloqueo; «none» para nunca.</translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail,send_back.</source>
        <translation>Lo que se puede hacer, por ejemplo complete,return,dismiss,fail,send_back.</translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation>Esquema JSON (JSON Schema) de los registros.</translation>
    </message>
    <message>
        <source>Query that fills the queue: one SELECT with a column &quot;key&quot;; &quot;&quot; for none.</source>
        <translation>Consulta que llena la cola: un solo SELECT con una columna «key»; &quot;&quot; para ninguna.</translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation>Cuánto tiempo vale el resultado de la consulta.</translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation>Adónde pasan los elementos completados; &quot;&quot; para ninguna parte.</translation>
    </message>
    <message>
        <source>Fields that are keyed a second time without sight of the first; &quot;&quot; for none.</source>
        <translation>Campos que se capturan por segunda vez sin ver la primera; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>Where a third person decides if the two keyings differ.</source>
        <translation>Dónde decide una tercera persona si las dos capturas difieren.</translation>
    </message>
    <message>
        <source>Share of what the previous step completes that comes here, such as 10%; the rest skips this queue.</source>
        <translation>Proporción de lo que completa el paso anterior que llega aquí, por ejemplo 10%; el resto se salta esta cola.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>«%1» no es ninguno de %2.</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share es de 1% a 100%, no «%1».</translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation>El elemento %1 vuelve a estar abierto.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>Se ha reabierto %n elemento.</numerusform>
            <numerusform>Se han reabierto %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.</source>
        <translation>--%1 debe ser un día o un momento como 2026-03-01 o 2026-03-01T08:00.</translation>
    </message>
    <message>
        <source>--state must be done, failed or dismissed.</source>
        <translation>--state debe ser done, failed o dismissed.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be reopened.</source>
        <translation>
            <numerusform>Se volvería a abrir %n elemento.</numerusform>
            <numerusform>Se volverían a abrir %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --queue the finished items of a queue.</source>
        <translation>Indique elementos o, con --queue, los elementos finalizados de una cola.</translation>
    </message>
    <message>
        <source>Only show how many.</source>
        <translation>Solo indicar cuántos son.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a request.</source>
        <translation>«%1» no es el número de ninguna solicitud.</translation>
    </message>
    <message>
        <source>request</source>
        <translation>solicitud</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>solicitado</translation>
    </message>
    <message>
        <source>user</source>
        <translation>usuario</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>deseados</translation>
    </message>
    <message>
        <source>given</source>
        <translation>entregados</translation>
    </message>
    <message>
        <source>Nobody has asked for work.</source>
        <translation>Nadie ha solicitado trabajo.</translation>
    </message>
    <message>
        <source>Looking for work</source>
        <translation>Buscando trabajo</translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation>Se ha creado %1 con el esquema %2.</translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation>Se ha actualizado %1 al esquema %2.</translation>
    </message>
    <message>
        <source>%1 already has schema %2.</source>
        <translation>%1 ya tiene el esquema %2.</translation>
    </message>
    <message>
        <source>Intray&apos;s tables, functions and roles have been created in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; adds others.</source>
        <translation>Se han creado en %1 las tablas, funciones y roles de Intray (esquema %2). La cuenta %3 es su administrador; «intrayctl user add» añade a otros.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; also create a missing database file; every other command fails then. On a server it also creates the roles, and whoever runs it becomes administrator.</source>
        <translation>Crear las tablas de la base de datos o actualizarlas.
«queue add» e «import» también crean un archivo de base de datos que no existe; cualquier otra orden da error en ese caso. En un servidor crea además los roles, y quien la ejecuta pasa a ser administrador.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>No hay nada abierto.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Lo que queda está bloqueado por otros (%n elemento).</numerusform>
            <numerusform>Lo que queda está bloqueado por otros (%n elementos).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation>Lo que queda se devolvió para más tarde; el siguiente está disponible a partir de %1.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La cola está en pausa.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Tiene tantos elementos como permite la cola; primero finalice o devuelva uno.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>No tiene permiso para tomar elementos de esta cola.</translation>
    </message>
    <message>
        <source>%1 has held this item since %2.</source>
        <translation>%1 tiene este elemento desde %2.</translation>
    </message>
    <message>
        <source>What is left needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Lo que queda necesita otra persona: usted lo completó en el paso anterior, así que lo toma un compañero.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Este elemento necesita otra persona: usted hizo el paso anterior.</translation>
    </message>
    <message>
        <source>This item is already finished.</source>
        <translation>Este elemento ya está finalizado.</translation>
    </message>
    <message>
        <source>This queue is filled by a query: ask for work with &quot;claim QUEUE&quot; alone.</source>
        <translation>Esta cola se llena con una consulta: solicite trabajo solo con «claim QUEUE».</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>Se ha liberado %n bloqueo.</numerusform>
            <numerusform>Se han liberado %n bloqueos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Indique elementos o, con --lock, el bloqueo que los abarca.</translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation>--every debe ser de un segundo como mínimo.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Todo lo que abarca este bloqueo, en lugar de elementos.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>Lo escrito se propone a quien tome después el elemento.</translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation>Una y otra vez, hasta Ctrl+C, con este intervalo, por ejemplo 60s.</translation>
    </message>
    <message>
        <source>Release the locks on items, whoever holds them; what was typed stays.</source>
        <translation>Liberar los bloqueos de elementos, sea quien sea quien los tenga; lo escrito se conserva.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>No hay elementos bloqueados.</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>at</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>idle since</source>
        <translation>inactivo desde</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now locked by %1.</source>
        <translation>
            <numerusform>%n elemento está ahora bloqueado por %1.</numerusform>
            <numerusform>%n elementos están ahora bloqueados por %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Nadie tiene este elemento.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>Lo escrito se propone a quien recibe el elemento.</translation>
    </message>
    <message>
        <source>Whose items; required.</source>
        <translation>De quién son los elementos; obligatorio.</translation>
    </message>
    <message>
        <source>Who gets the items; required.</source>
        <translation>Quién recibe los elementos; obligatorio.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Mostrar quién tiene qué, en todas las colas.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Solo de esta cola.</translation>
    </message>
    <message>
        <source>Only items that this user holds.</source>
        <translation>Solo los elementos que tiene este usuario.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>En cualquier parte de la clave, la cola, el usuario, el puesto de trabajo o el identificador de bloqueo.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program does not respond.</source>
        <translation>Vencidos, o el programa de quien los tiene no da señales.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Por ejemplo since, idle, expires, user o key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Dar a otra persona elementos que alguien tiene.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or back to the queue.</source>
        <translation>Traspasar todo lo que alguien tiene, a otra persona o de vuelta a la cola.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>login</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>roles</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>colas</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot;. Roles are: %2.</source>
        <translation>No existe el rol «%1». Los roles son: %2.</translation>
    </message>
    <message>
        <source>There is already a user named &quot;%1&quot;. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Ya existe un usuario llamado «%1». «intrayctl user set» cambia lo que puede hacer un usuario.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; adds one.</source>
        <translation>No existe ningún usuario llamado «%1». «intrayctl user add» añade uno.</translation>
    </message>
    <message>
        <source>%1 no longer has any rights here. The history keeps the name.</source>
        <translation>%1 ya no tiene permisos aquí. El historial conserva el nombre.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>La nueva cuenta del usuario, después de cambiarle el nombre en MariaDB.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. For administrators.</source>
        <translation>Dar a una cuenta de la base de datos roles en Intray.
NAME es la cuenta; en SQLite, un nombre cualquiera. Solo para el rol administrator.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Cambiar lo que puede hacer un usuario; lo que no se indica queda como está.</translation>
    </message>
    <message>
        <source>Remove all rights of a user; the login itself stays.</source>
        <translation>Quitar todos los permisos a un usuario; la cuenta en sí permanece.</translation>
    </message>
    <message>
        <source>List who may do what.</source>
        <translation>Mostrar quién puede hacer qué.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Indique un elemento, o una cola con --queue.</translation>
    </message>
    <message>
        <source>Explain why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Explicar por qué nadie puede tomar un elemento, o por qué alguien no recibe nada.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>No hay ninguna orden «%1» que se pueda ejecutar. No se ha tomado nada de la cola.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 to be tried again, %4 returned, %5 lost.</source>
        <translation>%1 completados, %2 fallidos, %3 repuestos para otro intento, %4 devueltos, %5 perdidos.</translation>
    </message>
    <message>
        <source>Stop when nothing is left, instead of waiting for more.</source>
        <translation>Terminar cuando no quede nada, en lugar de esperar a que haya más.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Otherwise it is tried again as often as the queue allows, and then fails with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for running commands; a second one ends these too and returns the items.</source>
        <translation>Ejecutar una orden para cada elemento de una cola: el registro como JSON en su entrada estándar, el resultado como JSON en su salida estándar.
El código 0 completa el elemento. Si no, se vuelve a intentar tantas veces como permite la cola, y después pasa a fallido con la salida de error de la orden como motivo. Ctrl+C deja de tomar elementos y espera a lo que está en curso; un segundo Ctrl+C también termina eso y devuelve los elementos.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abiertos</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueados</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>aplazados</translation>
    </message>
    <message>
        <source>done today</source>
        <translation>completados hoy</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidos</translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>vencidos hoy</translation>
    </message>
    <message>
        <source>released today</source>
        <translation>liberados hoy</translation>
    </message>
    <message>
        <source>empty requests</source>
        <translation>solicitudes sin resultado</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completados</translation>
    </message>
    <message>
        <source>backlog</source>
        <translation>pendientes</translation>
    </message>
    <message>
        <source>Adding up the history</source>
        <translation>Sumando el historial</translation>
    </message>
    <message>
        <source>Show each queue at a glance, and what was completed and left per hour or day.</source>
        <translation>Mostrar cada cola de un vistazo, y lo que se ha completado y queda pendiente por hora o por día.</translation>
    </message>
    <message>
        <source>The last N days, day by day; by default the last 24 hours, hour by hour.</source>
        <translation>Los últimos N días, día por día; si no, las últimas 24 horas, hora por hora.</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-11-21 or a time such as 2026-11-21T08:00, not &quot;%2&quot;.</source>
        <translation>--%1 debe ser un día como 2026-11-21 o un momento como 2026-11-21T08:00, no «%2».</translation>
    </message>
    <message>
        <source>--kind must be one of %1, not &quot;%2&quot;.</source>
        <translation>--kind debe ser uno de %1, no «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>Se ha escrito %n línea de historial.</numerusform>
            <numerusform>Se han escrito %n líneas de historial.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only of the items of this queue.</source>
        <translation>Solo de los elementos de esta cola.</translation>
    </message>
    <message>
        <source>Only of the items with this key.</source>
        <translation>Solo de los elementos con esta clave.</translation>
    </message>
    <message>
        <source>Only what this user did.</source>
        <translation>Solo lo que hizo este usuario.</translation>
    </message>
    <message>
        <source>Only this, such as completed; may be given again.</source>
        <translation>Solo esto, por ejemplo completed; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>On or after this day or time, such as 2026-11-21.</source>
        <translation>Desde este día o momento, por ejemplo 2026-11-21.</translation>
    </message>
    <message>
        <source>Before this day or time.</source>
        <translation>Antes de este día o momento.</translation>
    </message>
    <message>
        <source>Write all of it to a CSV file.</source>
        <translation>Escribirlo todo en un archivo CSV.</translation>
    </message>
    <message>
        <source>Show what happened to an item, over all steps of its record; with an option or without ITEM, search the whole history, newest first.</source>
        <translation>Mostrar lo que ha ocurrido con un elemento, en todos los pasos de su registro; con una opción o sin ITEM, buscar en todo el historial, lo más reciente primero.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>sí: %1</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>What the people who work there read.</source>
        <translation>Lo que leen las personas que trabajan en ella.</translation>
    </message>
    <message>
        <source>How long before the end of a lock its holder is warned, first and last, such as 5m,1m; &quot;usual&quot; for the usual times.</source>
        <translation>Cuánto antes del fin de un bloqueo se avisa a quien lo tiene, primer y último aviso, por ejemplo 5m,1m; «usual» para los tiempos habituales.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item fails; &quot;&quot; for none.</source>
        <translation>Motivos entre los que elegir cuando un elemento se marca como fallido; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is sent back; &quot;&quot; for none.</source>
        <translation>Motivos entre los que elegir cuando un elemento se envía de vuelta; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn es uno o dos intervalos de tiempo como 5m,1m, o «usual», no «%1».</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;, was &quot;%3&quot;</source>
        <translation>%1: «%2», antes «%3»</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>Show what each ending changed in the record.</source>
        <translation>Indica qué cambió cada cierre en el registro.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n elemento tiene ahora la prioridad %1.</numerusform>
            <numerusform>%n elementos tienen ahora la prioridad %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move waiting items forward, or behind others.</source>
        <translation>Adelantar elementos que esperan o ponerlos detrás de otros.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Primero vienen: %1</translation>
    </message>
    <message>
        <source>The column with the longest lock, in minutes; by default --hold.</source>
        <translation>Dónde está el bloqueo más largo, en minutos; si no se indica, vale --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>El archivo %1 ya existe. No se ha hecho nada; --force lo sobrescribe.</translation>
    </message>
    <message>
        <source>Print the names only, one per line.</source>
        <translation>Mostrar solo los nombres, uno por línea.</translation>
    </message>
    <message>
        <source>Overwrite a file that exists.</source>
        <translation>Sobrescribir un archivo que ya existe.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help&quot; lists the commands.</source>
        <translation>«intrayctl help» muestra las órdenes.</translation>
    </message>
    <message>
        <source>Dismiss an item for good, without completing it.</source>
        <translation>Cerrar un elemento definitivamente, sin completarlo.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Without it $INTRAY_DATABASE, then the embedded database that the window uses. A server&apos;s password comes from $INTRAY_PASSWORD, the server&apos;s own password file or the keyboard.</source>
        <translation>La base de datos, por ejemplo sqlite:ARCHIVO o postgresql://USUARIO@EQUIPO/NOMBRE; también -d. Si no se indica, $INTRAY_DATABASE y, si no, la base de datos integrada que usa la ventana. La contraseña de un servidor viene de $INTRAY_PASSWORD, del archivo de contraseñas del propio servidor o del teclado.</translation>
    </message>
    <message>
        <source>Who acts; only for a database without logins, where it is the system&apos;s user otherwise.</source>
        <translation>Quién actúa; solo para bases de datos sin inicio de sesión, donde si no se indica es el usuario del sistema.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again,
6 done, but some of it was rejected.</source>
        <translation>Código de salida: 0 hecho, 1 ha fallado, 2 uso incorrecto, 3 nada disponible,
4 el bloqueo no es suyo o le falta el permiso, 5 ocupado, inténtelo de nuevo,
6 hecho, pero una parte se ha rechazado.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help COMMAND&quot; shows the options of a command.</source>
        <translation>«intrayctl help ORDEN» muestra las opciones de una orden.</translation>
    </message>
    <message>
        <source>List the commands, or show the options of one.</source>
        <translation>Mostrar las órdenes, o las opciones de una.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on, --export FILE writes all of it.</source>
        <translation>Hay más: --cursor %1 continúa, --export ARCHIVO lo escribe todo.</translation>
    </message>
    <message>
        <source>At most this many lines, newest first; 200 by default.</source>
        <translation>Como máximo tantas líneas, las más nuevas primero; 200 si no se indica.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; guessed by default.</source>
        <translation>La codificación del archivo, por ejemplo windows-1252; si no se indica, se adivina.</translation>
    </message>
    <message>
        <source>The separator of values: one character, or tab, comma, semicolon, pipe or space; guessed by default.</source>
        <translation>Lo que separa los valores: un carácter, o tab, comma, semicolon, pipe o space; si no se indica, se adivina.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Hay más: --cursor %1 continúa.</translation>
    </message>
    <message>
        <source>open (by default), locked, done, failed or dismissed.</source>
        <translation>open (si no se indica), locked, done, failed o dismissed.</translation>
    </message>
    <message>
        <source>At most this many; 50 by default.</source>
        <translation>Como máximo tantos; 50 si no se indica.</translation>
    </message>
    <message>
        <source>--count is for queues; with --item you get the items named.</source>
        <translation>--count es para colas; con --item recibe los elementos indicados.</translation>
    </message>
    <message>
        <source>Name a queue, or items after --item.</source>
        <translation>Indique una cola, o elementos después de --item.</translation>
    </message>
    <message>
        <source>At most this many items; 1 by default.</source>
        <translation>Como máximo tantos elementos; 1 si no se indica.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Los argumentos son elementos, no colas; se toman todos o ninguno.</translation>
    </message>
    <message>
        <source>Higher comes first; required.</source>
        <translation>Los más altos van primero; es obligatorio.</translation>
    </message>
    <message>
        <source>The reason; it stays in the history.</source>
        <translation>Por qué; queda en el historial.</translation>
    </message>
    <message>
        <source>lock duration</source>
        <translation>duración del bloqueo</translation>
    </message>
    <message>
        <source>The queue %1 is removed.</source>
        <translation>La cola %1 se ha eliminado.</translation>
    </message>
    <message>
        <source>Remove a queue that never had an item; any other can be paused.</source>
        <translation>Eliminar una cola que nunca tuvo un elemento; cualquier otra puede ponerse en pausa.</translation>
    </message>
    <message>
        <source>Whether an item must go to a different person than the one who completed the previous step.</source>
        <translation>Si un elemento va a otra persona que la que completó el paso anterior.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Los elementos terminados de esta cola, en lugar de ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Solo los que están en done, failed o dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Solo los que terminó este usuario.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Solo los terminados en este día u hora, o después.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Solo los terminados antes de este día u hora.</translation>
    </message>
    <message>
        <source>--cancel needs the number of a request.</source>
        <translation>--cancel necesita el número de una solicitud.</translation>
    </message>
    <message>
        <source>Only requests for this queue.</source>
        <translation>Solo las solicitudes a esta cola.</translation>
    </message>
    <message>
        <source>At most this many; 200 by default.</source>
        <translation>Como máximo tantos; 200 si no se indica.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered yet.</source>
        <translation>Cancelar la solicitud, si aún no se ha respondido.</translation>
    </message>
    <message>
        <source>Look again with &quot;intrayctl requests %1&quot;.</source>
        <translation>Vuelva a mirar con «intrayctl requests %1».</translation>
    </message>
    <message>
        <source>--sort must be one of %1.</source>
        <translation>--sort debe ser uno de %1.</translation>
    </message>
    <message>
        <source>Who gets the items; by default they are open again.</source>
        <translation>Quién recibe los elementos; si no se indica, quedan abiertos.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>En orden descendente.</translation>
    </message>
    <message>
        <source>At most this many, up to 500; 200 by default.</source>
        <translation>Como máximo tantos, hasta 500; 200 si no se indica.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. By default, or with &quot;&quot;, every queue.</source>
        <translation>Una cola que ve un clerk; puede indicarse varias veces. Si no se indica, o con &quot;&quot;, todas.</translation>
    </message>
    <message>
        <source>Explain why somebody gets nothing from this queue.</source>
        <translation>Decir por qué alguien no recibe nada de esta cola.</translation>
    </message>
    <message>
        <source>The user; you by default.</source>
        <translation>Quién es; usted si no se indica.</translation>
    </message>
    <message>
        <source>This many items at once; 1 by default.</source>
        <translation>Tantos elementos a la vez; 1 si no se indica.</translation>
    </message>
    <message>
        <source>End a command that takes longer; by default shortly before the queue&apos;s longest lock.</source>
        <translation>Terminar un comando que tarde más; por defecto poco antes del bloqueo máximo de la cola.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s by default; each further wait is twice as long, up to 1h.</source>
        <translation>Cuánto espera un elemento fallido su segundo intento, 10s si no se indica; cada espera siguiente es el doble, hasta 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait this long for running commands; by default until they are done.</source>
        <translation>Al detenerse, esperar este tiempo a las órdenes en curso; si no se indica, hasta que terminen.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Figura en el historial junto al nombre de este equipo.</translation>
    </message>
    <message>
        <source>List who asked for work from a query and what they got, or look at one request again.
This never starts the query.</source>
        <translation>Mostrar quién pidió trabajo de una consulta y qué recibió, o volver a mirar una solicitud.
Esto nunca inicia la consulta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %2.</source>
        <translation>«%1» se escribe así: intrayctl %2.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>esquema</translation>
    </message>
    <message>
        <source>endings</source>
        <translation>finalizaciones</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>motivos de fallo</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>motivos de devolución</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>vigencia</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward, so nothing is locked. Correct it; if it is right now, start again.</source>
        <translation>El reloj de este equipo se adelantó, por lo que no se bloquea nada. Póngalo en hora; si ahora es correcto, vuelva a empezar.</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>campos</translation>
    </message>
    <message>
        <source>--database names no database. Leave the option out for your own.</source>
        <translation>--database no nombra ninguna base de datos. Omita la opción para usar la suya.</translation>
    </message>
    <message>
        <source>--key row is used alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row va solo. Para una columna con ese nombre escriba --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>No se puede leer --key: %1</translation>
    </message>
    <message>
        <source>The columns that identify a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. By default they are guessed and the guess is checked against all rows.</source>
        <translation>Las columnas que nombran un registro, entre comillas dobles si un nombre tiene coma, o la opción una vez por columna; o row: cada fila por sí misma, de modo que puede haber filas iguales. Sin ella se adivinan y se comprueban con todas las filas.</translation>
    </message>
    <message>
        <source>Where to write rows that were rejected, or that already exist and differ, with line and reason.</source>
        <translation>Dónde se escriben las filas rechazadas o que ya existen y son distintas, con línea y motivo.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>No es un cursor de una lista de todas las colas: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a missing value; by default nothing, and &quot;&quot; for an empty one.</source>
        <translation>Lo que se escribe en CSV, sin comillas, para un valor que falta; sin ella nada, y &quot;&quot; para uno vacío.</translation>
    </message>
    <message>
        <source>--%1 must be one character, or none.</source>
        <translation>--%1 debe ser un carácter, o none.</translation>
    </message>
    <message>
        <source>--%1 must be yes or no.</source>
        <translation>--%1 debe ser yes o no.</translation>
    </message>
    <message>
        <source>--columns must be same, add or ignore.</source>
        <translation>--columns debe ser same, add o ignore.</translation>
    </message>
    <message>
        <source>Columns that are not the queue&apos;s fields: same rejects the file (by default), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Columnas que no son campos de la cola: same rechaza el archivo (sin la opción), add convierte las nuevas en campos, ignore las omite; las que faltan siguen faltando.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; guessed by default.</source>
        <translation>Si la primera línea nombra las columnas; sin ella se adivina.</translation>
    </message>
    <message>
        <source>Skip this many lines before the header.</source>
        <translation>Tantas líneas delante del encabezado no se leen.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are not read.</source>
        <translation>Las líneas que empiezan con este carácter no se leen.</translation>
    </message>
    <message>
        <source>What values are quoted with: &quot;; or none.</source>
        <translation>Con qué se entrecomillan los valores: &quot;; o none.</translation>
    </message>
    <message>
        <source>Makes the next character part of the value, as \ in many files; none by default.</source>
        <translation>Hace que el carácter siguiente forme parte del valor, como \ en muchos archivos; sin ella ninguno.</translation>
    </message>
    <message>
        <source>What is written, without quotes, for a missing value; by default an empty one is empty. In files that Intray wrote, a missing value is not written at all.</source>
        <translation>Lo que está, sin comillas, en lugar de un valor que falta; sin ella uno vacío está vacío. En lo que escribió Intray, nada está en su lugar.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; by default only in files that Intray wrote.</source>
        <translation>Si las fórmulas llevan delante un apóstrofo que no es suyo; sin ella solo en lo que escribió Intray.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the previous step.</source>
        <translation>El elemento %1 ha vuelto al paso anterior.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Completa un elemento; FILE es un objeto JSON con los campos que cambian, los demás quedan como están.</translation>
    </message>
    <message>
        <source>FILE is the whole record: what it does not name is gone.</source>
        <translation>FILE es el registro completo: lo que no nombra desaparece.</translation>
    </message>
    <message>
        <source>Fields that are required may be missing: whoever works on the item fills them in.</source>
        <translation>Pueden faltar campos obligatorios: los rellena quien trabaje en el elemento.</translation>
    </message>
    <message>
        <source>largest record</source>
        <translation>registro más grande</translation>
    </message>
    <message>
        <source>largest field</source>
        <translation>campo más grande</translation>
    </message>
    <message>
        <source>Another field that records may have; may be given several times.</source>
        <translation>Un campo que los registros pueden tener además; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>How large a record may be, such as 1M, 64k or a number of bytes.</source>
        <translation>El tamaño máximo de un registro, como 1M, 64k o un número de bytes.</translation>
    </message>
    <message>
        <source>How large each value in it may be.</source>
        <translation>El tamaño máximo de cada valor en él.</translation>
    </message>
    <message>
        <source>--%1 is a size such as 1M, 64k or 5000, not &quot;%2&quot;.</source>
        <translation>--%1 es un tamaño como 1M, 64k o 5000, no «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a lock id. A claim prints it; &quot;intrayctl mine&quot; shows those of your locks.</source>
        <translation>«%1» no es el identificador de un bloqueo. Se muestra al tomar elementos; «intrayctl mine» muestra los de sus bloqueos.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role indica todos los roles del usuario; --add-role y --drop-role cambian uno. Use una cosa o la otra.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. By default, &quot;user add&quot; makes a clerk.</source>
        <translation>Uno de clerk, supervisor, administrator, importer, worker, auditor; puede indicarse varias veces. El usuario tiene estos y ningún otro. Si no se indica, «user add» crea un clerk.</translation>
    </message>
    <message>
        <source>Add this role; may be given several times.</source>
        <translation>Dar también este rol; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Remove this role; may be given several times.</source>
        <translation>Quitar este rol; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Nothing was released: none of these items is locked.</source>
        <translation>No se liberó nada: ninguno de estos elementos está bloqueado.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; creates one.</source>
        <translation>El historial aún no tiene sello; «intrayctl sweep» crea uno.</translation>
    </message>
    <message>
        <source>%1 is seal %2, made at %3 by %4, up to event %5.</source>
        <translation>%1 es el sello %2, creado el %3 por %4, hasta el evento %5.</translation>
    </message>
    <message>
        <source>--expect takes the digest of a seal as &quot;audit --head&quot; prints it: 64 hexadecimal digits.</source>
        <translation>--expect espera la suma de un sello tal como la muestra «audit --head»: 64 dígitos hexadecimales.</translation>
    </message>
    <message>
        <source>Use either --head or --expect, not both.</source>
        <translation>--head y --expect se indican por separado.</translation>
    </message>
    <message>
        <source>Check that the whole history, the records and the seals are in order.</source>
        <translation>Comprobar todo el historial, los registros y los sellos con lo que siempre se cumple.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, so that it can be kept where no user of this database can change it.</source>
        <translation>Mostrar en su lugar el sello más reciente, para guardarlo donde nadie de esta base de datos pueda cambiarlo.</translation>
    </message>
    <message>
        <source>A seal that was kept elsewhere must still be there; may be given again.</source>
        <translation>Un sello guardado en otro lugar debe seguir existiendo; se puede repetir.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>Se puso %n sello en el historial.</numerusform>
            <numerusform>Se pusieron %n sellos en el historial.</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the locks that have expired, and seal the history.</source>
        <translation>Liberar los bloqueos vencidos y sellar el historial.</translation>
    </message>
    <message>
        <source>Seal the history now, however young the newest seal is.</source>
        <translation>Sellar el historial ahora, por reciente que sea el último sello.</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>Only show what would happen, and whose it is.</source>
        <translation>Solo decir qué pasaría y de quién es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names the field “%2” twice.</source>
        <translation>«%1» nombra el campo «%2» dos veces.</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, era %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>There may be more: --cursor %1 goes on.</source>
        <translation>Puede haber más: --cursor %1 continúa.</translation>
    </message>
    <message>
        <source>Use either --rules or --users, not both.</source>
        <translation>--rules y --users se indican por separado.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, and by whom; of one queue if it is named instead of ITEM.</source>
        <translation>Qué se cambió en las reglas de las colas y quién lo hizo; solo de una si se indica en lugar de ITEM.</translation>
    </message>
    <message>
        <source>What was changed in the rights of users, and by whom; of one user if named instead of ITEM.</source>
        <translation>Qué se cambió en lo que pueden hacer los usuarios y quién lo hizo; solo de uno si se indica en lugar de ITEM.</translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>El siguiente elemento está disponible dentro de un segundo.</numerusform>
            <numerusform>El siguiente elemento está disponible dentro de %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>La cola %1 ya no tiene tabla y está en pausa; su historial queda. La tabla se dejó como está. Vuelva a adoptarla con este nombre para continuar.</translation>
    </message>
    <message>
        <source>Remove the mapping of a queue: name the queue instead of the table.</source>
        <translation>Quitar la asignación de una cola: nombre la cola en lugar de la tabla.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that holds its value.</source>
        <translation>--failed necesita --state, la columna en la que está su valor.</translation>
    </message>
    <message>
        <source>Its value for rows that failed; if there is one.</source>
        <translation>Su valor para las filas fallidas, si lo hay.</translation>
    </message>
    <message>
        <source>Why a row failed, written by Intray.</source>
        <translation>Por qué falló una fila; lo escribe Intray.</translation>
    </message>
    <message>
        <source>The result of a worker for a row, as JSON.</source>
        <translation>Lo que un proceso hizo de una fila, como JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Cuándo se completó una fila.</translation>
    </message>
    <message>
        <source>Who changed a row last.</source>
        <translation>Quién cambió una fila por última vez.</translation>
    </message>
    <message>
        <source>When that was.</source>
        <translation>Cuándo fue.</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>último cambio</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, which a file would replace. Nothing was done; name a file.</source>
        <translation>%1 es una tubería o un dispositivo, que un archivo reemplazaría. No se ha hecho nada; indique un archivo.</translation>
    </message>
    <message>
        <source>The items cannot be written there.</source>
        <translation>Los elementos no se pueden escribir donde debían ir.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Una regla o un disparador de la tabla de la cola no deja bloquear las filas siguientes. Pida a un administrador que cambie la regla o las filas.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>The note on item %1 was written.</source>
        <translation>El elemento %1 tiene ahora la nota.</translation>
    </message>
    <message>
        <source>Write a note on an item for everybody who works on it; it stays in the history.</source>
        <translation>Escribir una nota en un elemento para quien tenga que ver con él; queda en el historial.</translation>
    </message>
    <message>
        <source>TEXT is empty: write the text of the note.</source>
        <translation>TEXT está vacío: escriba lo que debe decir la nota.</translation>
    </message>
    <message>
        <source>and item</source>
        <translation>y elemento</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>There are no likely duplicates.</source>
        <translation>No hay duplicados probables.</translation>
    </message>
    <message>
        <source>--least must be a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--least debe ser un número de 0 a 1, no «%1».</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Buscando duplicados</translation>
    </message>
    <message>
        <source>List pairs of items that are likely duplicates, likeliest first.</source>
        <translation>Mostrar pares de elementos que probablemente son lo mismo, los más probables primero.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Solo pares con este elemento.</translation>
    </message>
    <message>
        <source>Only pairs with at least this score, from 0 to 1; by default 0.5, where both are equally likely.</source>
        <translation>Solo pares con al menos esta puntuación, de 0 a 1; sin ella, 0,5, donde ambas cosas son igual de probables.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>such as</source>
        <translation>como</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>qué está mal</translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) comply with the rules.</source>
        <translation>
            <numerusform>El %n registro cumple las reglas.</numerusform>
            <numerusform>Los %n registros cumplen las reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 de %n registro incumple una regla.</numerusform>
            <numerusform>%1 de %n registros incumplen una regla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>También contra las reglas que sugieren los registros; vea &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Show which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Dice qué registros de una cola incumplen qué reglas; el código de salida es 6 si alguno lo hace.</translation>
    </message>
    <message>
        <source>--least is a share from 0.5 to 1, such as 0.95, not &quot;%1&quot;.</source>
        <translation>--least es una parte de 0.5 a 1, como 0.95, no &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>cumplen</translation>
    </message>
    <message>
        <source>broken by</source>
        <translation>incumplida por</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Los registros no sugieren más reglas.</translation>
    </message>
    <message>
        <source>These rules reject nothing until they are accepted: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Estas reglas no rechazan nada hasta que se adoptan: --take RULE, con el nombre de una regla o de un campo, o --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>No se propone ninguna regla «%1». &quot;propose&quot; sin --take enumera las propuestas.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were accepted.</source>
        <translation>
            <numerusform>Se adoptó %n regla.</numerusform>
            <numerusform>Se adoptaron %n reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save escribe las reglas que nombra --take.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; may be given several times, and a field&apos;s name or &quot;all&quot; accepts several.</source>
        <translation>La convierte en regla de la cola; puede darse varias veces, y el nombre de un campo o &quot;all&quot; adopta varias.</translation>
    </message>
    <message>
        <source>Write the record schema with what was accepted to a file, and leave the queue as it is.</source>
        <translation>Escribe el esquema de registros con lo adoptado en un archivo y deja la cola como está.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>sugerencia</translation>
    </message>
    <message>
        <source>Nothing is suspicious.</source>
        <translation>Nada es sospechoso.</translation>
    </message>
    <message>
        <source>Searching for suspicious values</source>
        <translation>Buscando valores sospechosos</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Muestra los valores que probablemente son erróneos en los registros no terminados, y lo que probablemente se quería decir.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>Solo de este elemento, terminado o no.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Solo los elementos cuyo registro incumple una regla.</translation>
    </message>
    <message>
        <source>Show which rules the records of a queue suggest, and how many records fit.</source>
        <translation>Dice qué reglas sugieren los registros de una cola y cuántos las cumplen.</translation>
    </message>
    <message>
        <source>The reason; required where the queue asks for it. It stays in the history.</source>
        <translation>Por qué; obligatorio donde la cola lo pide. Queda en el historial.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>motivo obligatorio</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>motivos de devolución</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>motivos de descarte</translation>
    </message>
    <message>
        <source>For which endings a reason must be given besides fail and send_back, such as return,dismiss; &quot;&quot; for none.</source>
        <translation>Para qué finales debe darse un motivo además de fail y send_back, como return,dismiss; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is returned; &quot;&quot; for none.</source>
        <translation>Motivos entre los que elegir cuando se devuelve un elemento; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is dismissed; &quot;&quot; for none.</source>
        <translation>Motivos entre los que elegir cuando se descarta un elemento; &quot;&quot; para ninguno.</translation>
    </message>
    <message>
        <source>--reason-required must be one of return and dismiss, or both, not &quot;%1&quot;.</source>
        <translation>--reason-required debe ser return, dismiss o ambos, no &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>Nothing is misspelled.</source>
        <translation>No hay nada mal escrito.</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install a Hunspell dictionary, such as the package hunspell-en-us.</source>
        <translation>No hay ningún diccionario instalado. Instale un diccionario de Hunspell, como el paquete hunspell-en-us.</translation>
    </message>
    <message>
        <source>Spelling is switched on in no field of this queue. Give a field of its schema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</source>
        <translation>La ortografía no está activada en ningún campo de esta cola. Dé a un campo de su esquema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</translation>
    </message>
    <message>
        <source>Name a queue, or give --dictionaries.</source>
        <translation>Indique una cola o use --dictionaries.</translation>
    </message>
    <message>
        <source>List misspelled words in the fields for which the queue has spelling switched on.</source>
        <translation>Listar las palabras mal escritas en los campos para los que la cola tiene activada la ortografía.</translation>
    </message>
    <message>
        <source>List the dictionaries that are installed here.</source>
        <translation>Listar los diccionarios instalados aquí.</translation>
    </message>
    <message>
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; 0.75 by default.</source>
        <translation>La parte de los valores que debe cumplir una regla para que se proponga, como 0.95; si no, 0.75.</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>El elemento %1 se ha fusionado con el elemento %2.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Los elementos %1 y %2 no son duplicados.</translation>
    </message>
    <message>
        <source>Merge an item that you hold into another; supervisors also one that nobody holds.</source>
        <translation>Fusionar un elemento que usted tiene con otro; los supervisores, también uno que no tiene nadie.</translation>
    </message>
    <message>
        <source>The item that is kept; required.</source>
        <translation>El elemento que se conserva; es obligatorio.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Un objeto JSON con los campos que cambian en el elemento conservado.</translation>
    </message>
    <message>
        <source>Remember that two items are not duplicates, however alike they are.</source>
        <translation>Recordar que dos elementos no son lo mismo, por parecidos que sean.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 se ha indicado más de una vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n registro está sellado para una segunda captura y no se comprobó. Un supervisor puede comprobarlo.</numerusform>
            <numerusform>%n registros están sellados para una segunda captura y no se comprobaron. Un supervisor puede comprobarlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least dice qué reglas se proponen; indique también --proposed.</translation>
    </message>
    <message>
        <source>Only if the item that ends is locked under this lock; by default under any lock of yours.</source>
        <translation>Solo si el elemento que termina está bloqueado con este bloqueo; por defecto con cualquiera de los suyos.</translation>
    </message>
    <message>
        <source>--by must be one of %1, not &quot;%2&quot;.</source>
        <translation>--by debe ser uno de %1, no &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>%1 of %2 completed records were corrected.</source>
        <translation>Se corrigieron %1 de %2 registros completados.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>correcciones</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Leyendo los registros completados</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>Se escribió %n línea de correcciones.</numerusform>
            <numerusform>Se escribieron %n líneas de correcciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add up by this; by default by field.</source>
        <translation>Sumar por esto; sin ello, por campo.</translation>
    </message>
    <message>
        <source>Only what this user corrected.</source>
        <translation>Solo lo que corrigió este usuario.</translation>
    </message>
    <message>
        <source>Only what you corrected; clerks see nothing else.</source>
        <translation>Solo lo que corrigió usted; los empleados no ven otra cosa.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Escribir en su lugar todas las líneas en un archivo CSV.</translation>
    </message>
    <message>
        <source>Loading the lookup table</source>
        <translation>Cargando la tabla de consulta</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>Se omitió %n fila sin valor.</numerusform>
            <numerusform>Se omitieron %n filas sin valor.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>cargada</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>There is no lookup table.</source>
        <translation>No hay ninguna tabla de consulta.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>No hay ninguna tabla de consulta «%1».</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Ningún valor empieza así.</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>«%1» ya no está. Los campos que la nombran se escriben sin ella.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>La columna de los valores; la primera si no se indica.</translation>
    </message>
    <message>
        <source>List the lookup tables.</source>
        <translation>Listar las tablas de consulta.</translation>
    </message>
    <message>
        <source>List the lines of a lookup table whose values begin like this.</source>
        <translation>Listar las líneas de una tabla de consulta cuyos valores empiezan así.</translation>
    </message>
    <message>
        <source>At most this many lines; 20 by default.</source>
        <translation>Como máximo tantas líneas; 20 si no se indica.</translation>
    </message>
    <message>
        <source>Remove a lookup table. Fields that use it are then typed without it.</source>
        <translation>Quitar una tabla de consulta. Los campos que la nombran se escriben sin ella.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Ctrl+C lo termina)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n elemento es ahora para todos.</numerusform>
            <numerusform>%n elementos son ahora para todos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n elemento es ahora para %1.</numerusform>
            <numerusform>%n elementos son ahora para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --to, a user or @ and a tag. &quot;intrayctl unassign&quot; gives the items back to everybody.</source>
        <translation>Diga para quién son los elementos: --to con un usuario, o @ y una etiqueta. «intrayctl unassign» los devuelve a todos.</translation>
    </message>
    <message>
        <source>nobody can take them</source>
        <translation>nadie puede tomarlos</translation>
    </message>
    <message>
        <source>for</source>
        <translation>para</translation>
    </message>
    <message>
        <source>Assign waiting items to a user or a tag: they come first for them, and nobody else gets them.
Only items that nobody holds. For supervisors.</source>
        <translation>Asignar elementos en espera a un usuario o a una etiqueta: les llegan primero, y nadie más los recibe.
Solo elementos que no tiene nadie. Para supervisores.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Required.</source>
        <translation>Un usuario, o @ y una etiqueta, como @french: quien tenga esa etiqueta en la cola. Es obligatorio.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Devuelve a todos los elementos asignados.</translation>
    </message>
    <message>
        <source>List how many items wait for whom.</source>
        <translation>Muestra cuántos elementos esperan a quién.</translation>
    </message>
    <message>
        <source>The rest was left out, because this was cancelled. What was corrected stays corrected; the same command goes on with the rest.</source>
        <translation>El resto no se intentó porque se canceló. Lo corregido queda así; la misma orden sigue con el resto.</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Ningún registro sin terminar tiene este valor.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>Se corregiría %n registro.</numerusform>
            <numerusform>Se corregirían %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>Se corrigió %n registro.</numerusform>
            <numerusform>Se corrigieron %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; undoes it.</source>
        <translation>«intrayctl correct %1 --undo %2» lo deshace.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>All of it was already undone.</source>
        <translation>Todo se deshizo ya antes.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n registro tiene de nuevo su valor antiguo.</numerusform>
            <numerusform>%n registros tienen de nuevo su valor antiguo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring the old value</source>
        <translation>Se restablece el valor antiguo</translation>
    </message>
    <message>
        <source>--undo cannot be used with --%1.</source>
        <translation>--undo deshace lo hecho y no va con --%1.</translation>
    </message>
    <message>
        <source>Name the bulk correction to undo, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Indique la corrección conjunta que se deshace, un UUID; «intrayctl corrections QUEUE» las enumera.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Corrigiendo</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>corrección</translation>
    </message>
    <message>
        <source>old</source>
        <translation>antiguo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>No hay correcciones en bloque en esta cola.</translation>
    </message>
    <message>
        <source>The field; required.</source>
        <translation>El campo; obligatorio.</translation>
    </message>
    <message>
        <source>Its whole value now; required.</source>
        <translation>Su valor completo ahora; obligatorio.</translation>
    </message>
    <message>
        <source>Its new value; required.</source>
        <translation>En qué se convierte; obligatorio.</translation>
    </message>
    <message>
        <source>Only show which records, and which not and why.</source>
        <translation>Solo decir qué registros, y cuáles no y por qué.</translation>
    </message>
    <message>
        <source>Restore the old value where nobody has worked on the item since.</source>
        <translation>Restablecer el valor antiguo donde nadie haya trabajado en el elemento desde entonces.</translation>
    </message>
    <message>
        <source>List the bulk corrections of a queue, newest first.</source>
        <translation>Enumerar las correcciones en bloque de una cola, las más recientes primero.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Los elementos %1 y %2 pueden volver a ser duplicados.</translation>
    </message>
    <message>
        <source>Undo that: they are compared by their records again.</source>
        <translation>Deshacerlo: se vuelven a juzgar por sus registros.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>abierto, para %1</translation>
    </message>
    <message>
        <source>Load a lookup table from a file, or from a table or query of another database: its values and what belongs to them. The previous one of this name is used until all is loaded.</source>
        <translation>Carga una tabla de consulta de un archivo, o de una tabla o consulta de otra base de datos: sus valores y lo que los acompaña. La anterior de este nombre sirve hasta que todo esté cargado.</translation>
    </message>
    <message>
        <source>Give --table, the table of the database to read, or a --query.</source>
        <translation>Indique con --table qué tabla de la base de datos se lee, o dé una --query.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Qué tabla de un archivo de Access (.mdb, .accdb), o qué tabla o vista de una base de datos.</translation>
    </message>
    <message>
        <source>Reads what this SELECT returns: FILE is then an address such as postgresql://USER@HOST/DB, or an SQLite file. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt.</source>
        <translation>Lee lo que da este SELECT: FILE es entonces una dirección como postgresql://USER@HOST/DB, o un archivo de SQLite. Su contraseña viene de $INTRAY_SOURCE_PASSWORD, del archivo de contraseñas de la base o de una pregunta.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>Lo que queda está asignado a otras personas.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>Este elemento está asignado a otra persona; un supervisor puede asignárselo a usted o a todos.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>%1 no longer has any tags in the queue &quot;%2&quot;.</source>
        <translation>%1 ya no tiene etiquetas en la cola «%2».</translation>
    </message>
    <message>
        <source>%1 now has these tags in the queue &quot;%2&quot;: %3.</source>
        <translation>%1 tiene ahora estas etiquetas en la cola «%2»: %3.</translation>
    </message>
    <message>
        <source>Set what a user can do in a queue, in words such as french or legal.
The user gets what is assigned to @ and one of these tags. They replace the previous ones; without TAG the user has none. For supervisors.</source>
        <translation>Dice lo que un usuario sabe hacer en una cola, con palabras como french o legal.
El usuario recibe lo que está asignado a @ y una de estas etiquetas. Sustituyen a las anteriores; sin TAG el usuario no tiene ninguna. Para supervisores.</translation>
    </message>
    <message>
        <source>Reopening of item %1 was requested; a supervisor reopens it or declines.</source>
        <translation>Se ha solicitado reabrir el elemento %1; un supervisor lo abre o lo rechaza.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever requested it reads why.</source>
        <translation>El elemento %1 sigue finalizado; quien lo solicitó lee el motivo.</translation>
    </message>
    <message>
        <source>requested by</source>
        <translation>pedido por</translation>
    </message>
    <message>
        <source>Request that a finished item is reopened. It then comes first for whoever requested it.</source>
        <translation>Solicitar que se reabra un elemento finalizado. Después llega primero a quien lo solicitó.</translation>
    </message>
    <message>
        <source>Decline a request to reopen an item. For supervisors.</source>
        <translation>Rechazar una solicitud de reapertura de un elemento. Para supervisores.</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>adjunto</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>adjuntado</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n archivo está adjunto al elemento %1.</numerusform>
            <numerusform>%n archivos están adjuntos al elemento %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>The item has no attachments.</source>
        <translation>El elemento no tiene adjuntos.</translation>
    </message>
    <message>
        <source>Attach files to an item, such as the scan of its record. They are stored in the database, and nobody can change them.
For supervisors and administrators.</source>
        <translation>Adjuntar archivos a un elemento, como el escaneo del que salió su registro. Se guardan en la base de datos, y nadie los cambia.
Para supervisores y administradores.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to its previous steps.</source>
        <translation>Listar los archivos adjuntos a un elemento y a los pasos anteriores.</translation>
    </message>
    <message>
        <source>Save them in this folder as well; no file that is there is overwritten.</source>
        <translation>Guardarlos también en esta carpeta; no se sobrescribe ningún archivo.</translation>
    </message>
    <message>
        <source>Item %1 is no longer a duplicate; it is open again.</source>
        <translation>El elemento %1 ya no es un duplicado; está abierto de nuevo.</translation>
    </message>
    <message>
        <source>With --take-back only the item that ended is named, without --%1.</source>
        <translation>Con --take-back solo se nombra el elemento que terminó, sin --%1.</translation>
    </message>
    <message>
        <source>Undo the merge of the item instead: it is open again, and the kept one has its previous values if nobody has worked on it since. For supervisors.</source>
        <translation>Deshacer en cambio la fusión del elemento, solo un supervisor: vuelve a estar abierto, y el conservado recupera sus valores anteriores si nadie ha trabajado en él desde entonces.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Leer también cada byte de los archivos adjuntos; tarda lo que tarde el disco.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Una columna que nombra archivos, que se adjuntan a los elementos; puede repetirse. Se rechaza la fila cuyo archivo falta, es demasiado grande o no se puede leer.</translation>
    </message>
    <message>
        <source>The folder that these files are in; by default that of the imported file.</source>
        <translation>La carpeta en la que están estos archivos; si no se indica, la del archivo importado.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back y --%1 no van juntos.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for you, by name or tag.</source>
        <translation>Solo elementos abiertos para un usuario o @etiqueta con esto en el nombre; «me» para lo que es para uno mismo, por nombre o etiqueta.</translation>
    </message>
    <message>
        <source>The finished items whose reopening is requested, oldest first.</source>
        <translation>Los elementos finalizados cuya reapertura se solicita, la solicitud más antigua primero.</translation>
    </message>
    <message>
        <source>reopen own</source>
        <translation>reabrir propios</translation>
    </message>
    <message>
        <source>How long people may reopen what they finished themselves, such as 30m; &quot;none&quot; for not at all.</source>
        <translation>Cuánto tiempo se puede reabrir lo que uno mismo terminó, como 30m; «none» para nunca.</translation>
    </message>
    <message>
        <source>You hold item %1 again, under the lock %2.</source>
        <translation>Tiene de nuevo el elemento %1, bajo el bloqueo %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own es para un solo elemento, y sin --reason.</translation>
    </message>
    <message>
        <source>Reopen finished items: those named, or with --queue all that match. For supervisors.
Others get back one item that they finished themselves, under a lock, within the time that its queue allows.</source>
        <translation>Reabrir elementos terminados: los nombrados, o con --queue todos los que coinciden. Es de supervisores.
Quien no lo es recupera bajo un bloqueo un elemento que terminó él mismo, dentro del tiempo que permite su cola.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of your own back under a lock.</source>
        <translation>Para supervisores: recuperar un elemento propio bajo un bloqueo.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody gets what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Nadie que tome de la cola «%1» tiene la etiqueta «%2», así que nadie recibe lo que allí espera por ella. «intrayctl user tag» da la etiqueta a alguien.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 no puede tomar de la cola «%2». El próximo «intrayctl sweep» devuelve a todos lo que allí espera.</translation>
    </message>
    <message>
        <source>The lookup table “%1” is missing, so nothing was checked against it.</source>
        <translation>La tabla de consulta «%1» no está, así que nada se comparó con ella.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</source>
        <translation>
            <numerusform>%n archivo de filas que ya están no se adjunta: una importación adjunta a lo que añade. «intrayctl attach» hace el resto.</numerusform>
            <numerusform>%n archivos de filas que ya están no se adjuntan: una importación adjunta a lo que añade. «intrayctl attach» hace el resto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer could not be written: %1. What the command does was done.</source>
        <translation>No se pudo escribir la respuesta: %1. Lo que hace la orden está hecho.</translation>
    </message>
    <message>
        <source>Standard input is empty: there is nothing to import.</source>
        <translation>La entrada estándar está vacía: no hay nada que importar.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record debe ser original, current, both o changes, no «%1».</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; is given twice.</source>
        <translation>--field «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since y --until son para elementos terminados: --state debe ser done, failed o dismissed.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format debe ser csv, jsonl o xlsx, no «%1».</translation>
    </message>
    <message>
        <source>The file %1 would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>El archivo %1 contendría otra cosa de lo que dice su nombre. Intray escribe .csv, .jsonl y .xlsx.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>Se ha escrito %n cambio.</numerusform>
            <numerusform>Se han escrito %n cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Están en %n hoja, porque en una caben 1.048.576 filas.</numerusform>
            <numerusform>Están en %n hojas, porque en una caben 1.048.576 filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; by default the file&apos;s name decides.</source>
        <translation>csv, jsonl o xlsx; si no se indica, decide el nombre del archivo.</translation>
    </message>
    <message>
        <source>original: records as imported; current: as they are now (default); both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original: como entraron los registros; current: como están ahora, que es lo habitual; both: ambos, uno al lado del otro; changes: una línea por cada campo que se corrigió.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Solo este campo; si se repite, también ese otro, en este orden.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>También quién terminó cada elemento, y cuándo.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Solo los elementos que terminó este usuario.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Solo los elementos terminados en este día u hora, o después.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Solo los elementos terminados antes de este día u hora.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; by default the only one that has rows.</source>
        <translation>Qué hoja de una hoja de cálculo; si no se indica, la única que tiene filas.</translation>
    </message>
    <message>
        <source>Import as the template of this name says (&quot;template save&quot;); other options take precedence.</source>
        <translation>Importar como indica la plantilla de este nombre («template save»); prevalece lo que indican las demás opciones.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>The template “%1” was deleted.</source>
        <translation>La plantilla «%1» ya no está.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a delivery. &quot;deliveries&quot; lists them.</source>
        <translation>«%1» no es el número de ninguna entrega. «deliveries» las enumera.</translation>
    </message>
    <message>
        <source>taken back by %1</source>
        <translation>retirada por %1</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>entrega</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadidas</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Todavía no se ha importado nada.</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>filas del archivo</translation>
    </message>
    <message>
        <source>records added</source>
        <translation>registros añadidos</translation>
    </message>
    <message>
        <source>already exist, and are the same</source>
        <translation>ya existían, iguales</translation>
    </message>
    <message>
        <source>already exist, differ, and were left as they were</source>
        <translation>ya existían, distintas, y se dejaron como estaban</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>records updated</source>
        <translation>registros actualizados</translation>
    </message>
    <message>
        <source>records with proposed values</source>
        <translation>registros con valores propuestos</translation>
    </message>
    <message>
        <source>records that had been dismissed and are back</source>
        <translation>registros que se habían sacado y han vuelto</translation>
    </message>
    <message>
        <source>records that could not be updated</source>
        <translation>registros que no se pudieron actualizar</translation>
    </message>
    <message>
        <source>added and still waiting</source>
        <translation>añadidos y aún en espera</translation>
    </message>
    <message>
        <source>added and worked on</source>
        <translation>añadidos y en los que se ha trabajado</translation>
    </message>
    <message>
        <source>added and taken back</source>
        <translation>añadidos y retirados</translation>
    </message>
    <message>
        <source>waiting records that are missing in the file</source>
        <translation>registros en espera que faltan en el archivo</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>of what</source>
        <translation>de qué</translation>
    </message>
    <message>
        <source>Values are proposed for: %1</source>
        <translation>Se proponen valores para: %1</translation>
    </message>
    <message>
        <source>Missing in the file: %1</source>
        <translation>En el archivo faltan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>Se descartó %n registro. Vuelve cuando vuelve su clave.</numerusform>
            <numerusform>Se descartaron %n registros. Vuelven cuando vuelven sus claves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n registro de la entrega permanece, porque alguien ha trabajado en él o una entrega posterior lo ha cambiado.</numerusform>
            <numerusform>%n registros de la entrega permanecen, porque alguien ha trabajado en ellos o una entrega posterior los ha cambiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>List the deliveries: what was imported from which file, newest first.</source>
        <translation>Enumerar las entregas: qué se importó de qué archivo, las más recientes primero.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what of it still waits, what it updated, for which records its values are proposed, and which waiting records are missing in its file (&quot;import --whole&quot;).</source>
        <translation>Mostrar qué ha sido de una entrega: qué sigue en espera, qué actualizó, para qué registros se proponen sus valores y qué registros en espera faltan en su archivo («import --whole»).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Descartar los registros de una entrega en los que nadie ha trabajado. Conservan sus claves y vuelven cuando vuelven sus claves. Aquello en lo que alguien ha trabajado permanece.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that are missing in a complete file (&quot;import --whole&quot;).</source>
        <translation>Descartar los registros en espera que faltan en un archivo que lo tiene todo («import --whole»).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n fila actualizaría un registro.</numerusform>
            <numerusform>%n filas actualizarían registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>Se actualizó %n registro.</numerusform>
            <numerusform>Se actualizaron %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>Ha vuelto %n registro que se había sacado.</numerusform>
            <numerusform>Han vuelto %n registros que se habían sacado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Se proponen valores para %n registro.</numerusform>
            <numerusform>Se proponen valores para %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>No se pudo actualizar %n registro.</numerusform>
            <numerusform>No se pudieron actualizar %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file; &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>En el archivo falta %n registro en espera; «delivery show %1» lo muestra.</numerusform>
            <numerusform>En el archivo faltan %n registros en espera; «delivery show %1» los enumera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Update records that already exist and differ, field by field, where they wait and nobody has changed the field; otherwise the values are proposed to whoever takes the record next.</source>
        <translation>Los registros que ya existen y son distintos se actualizan, campo por campo, si están en espera y nadie ha cambiado el campo; si no, los valores se proponen a quien tenga después el registro.</translation>
    </message>
    <message>
        <source>The file is complete: list the waiting records that are missing in it.</source>
        <translation>El archivo está completo: enumerar los registros en espera que faltan en él.</translation>
    </message>
    <message>
        <source>--settle must be one second at least.</source>
        <translation>--settle debe ser de un segundo como mínimo.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>How often to look into the folder where the system does not announce new files; 10s by default.</source>
        <translation>Cada cuánto se mira en la carpeta donde el sistema no avisa de archivos nuevos; si no se indica, 10s.</translation>
    </message>
    <message>
        <source>Give --table, the table that the corrections go into.</source>
        <translation>Indique con --table a qué tabla van las correcciones.</translation>
    </message>
    <message>
        <source>“%1” is neither the address of a database nor an SQLite or Access file.</source>
        <translation>«%1» no es una dirección de base de datos, ni un archivo de SQLite, ni un archivo de Access.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray no puede escribir archivos de Access. Con --sql FILE escribe un script que Access ejecuta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the script must go to a file, because the document goes to standard output.</source>
        <translation>Con --json el script debe ir a un archivo, porque el documento va a la salida estándar.</translation>
    </message>
    <message>
        <source>The script cannot be read again.</source>
        <translation>No se puede volver a leer el script.</translation>
    </message>
    <message>
        <source>Which table of the database, perhaps with its schema: the one that the records came from.</source>
        <translation>Qué tabla de la base de datos, quizá con su esquema: aquella de la que vinieron los registros.</translation>
    </message>
    <message>
        <source>The columns that identify a row, as for import; by default those of the queue&apos;s first import.</source>
        <translation>Las columnas que identifican una fila, como en import; sin la opción, las de la primera importación de la cola.</translation>
    </message>
    <message>
        <source>The template with which the records were imported: what it renamed goes back under the column&apos;s own name.</source>
        <translation>La plantilla con la que entraron los registros: lo que renombró vuelve con el nombre propio de la columna.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Solo este campo; si se repite, también ese.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Solo lo que terminó este usuario.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Solo lo que se terminó ese día o a esa hora, o más tarde.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Solo lo que se terminó antes de ese día o esa hora.</translation>
    </message>
    <message>
        <source>Writes the statements to this file instead of running them; &quot;-&quot; is standard output. The only way for an Access file.</source>
        <translation>Escribe las instrucciones en este archivo en vez de ejecutarlas; «-» es la salida estándar. La única forma para un archivo de Access.</translation>
    </message>
    <message>
        <source>Writes a CSV with what became of each field: key, field, was, becomes, outcome and why.</source>
        <translation>Escribe un CSV con lo que pasó con cada campo: key, field, was, becomes, outcome y why.</translation>
    </message>
    <message>
        <source>Write the corrections of finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or an SQLite file; for an Access file a script.
Only changed fields are written, and only where the table still has what was imported. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt. Exit status 6: all else was written, but rows were rejected.</source>
        <translation>Escribe lo que se corrigió en elementos terminados de vuelta en una tabla de otra base de datos, que es una dirección como postgresql://USER@HOST/DB o un archivo de SQLite; para un archivo de Access, un script.
Solo se escriben los campos cambiados, y solo donde la tabla aún tiene lo que entró. Cada 500 filas son una transacción; repetirlo no hace nada dos veces. La contraseña viene de $INTRAY_SOURCE_PASSWORD, del archivo de contraseñas de la base de datos o de una pregunta. Estado de salida 6: todo lo demás se escribió, pero se rechazaron filas.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Llegó con %n archivo: %1</numerusform>
            <numerusform>Llegó con %n archivos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as the template of this name says (&quot;template save&quot;); options and the file&apos;s name take precedence.</source>
        <translation>Escribir como indica la plantilla de este nombre («template save»); prevalece lo que indican las opciones o el nombre del archivo.</translation>
    </message>
    <message>
        <source>Import the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Creates the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else was imported, but rows were rejected or already exist and differ.</source>
        <translation>Incorpora los registros de un archivo CSV, de líneas JSON o de Access, de una hoja de cálculo (.xlsx, .ods), o de una tabla o consulta de otra base de datos, todos o ninguno; «-» es la entrada estándar. Varios archivos con las mismas columnas son una sola entrega.
Crea la cola y la base de datos si son nuevas. Repetirlo no añade nada dos veces. Ctrl+C cancela y no deja nada. Estado de salida 6: lo demás entró, pero hubo filas rechazadas o que ya están y son distintas.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>No se puede leer --%1: %2</translation>
    </message>
    <message>
        <source>Standard input is imported alone, not together with files.</source>
        <translation>La entrada estándar se importa por sí sola, no junto con archivos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is imported alone, not together with other files.</source>
        <translation>«%1» es una base de datos, que se importa por sí sola, no junto con otros archivos.</translation>
    </message>
    <message>
        <source>The files are in several folders. Give --attach-from, the folder that the files to attach are in.</source>
        <translation>Los archivos están en varias carpetas. Indique con --attach-from en qué carpeta están los archivos que se adjuntan.</translation>
    </message>
    <message>
        <source>The column that has the items&apos; priorities, whole numbers; a row that says anything else is rejected. It becomes no field.</source>
        <translation>La columna con las prioridades de los elementos, números enteros; se rechaza la fila que tenga otra cosa. No se convierte en campo.</translation>
    </message>
    <message>
        <source>The columns that go into the items&apos; contexts, which workers are handed: whose request it was, in which language. They become no fields.</source>
        <translation>Las columnas que pasan al contexto de los elementos, que reciben los procesos automáticos: de quién era la petición, en qué idioma. No se convierten en campos.</translation>
    </message>
    <message>
        <source>Give the query with --query or with --query-file, not both.</source>
        <translation>Indique la consulta con --query o con --query-file, no con ambas.</translation>
    </message>
    <message>
        <source>The same, with the SELECT in a file of text (UTF-8).</source>
        <translation>Lo mismo, con el SELECT en un archivo de texto (UTF-8).</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>exportaciones</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>importaciones</translation>
    </message>
    <message>
        <source>There is no template.</source>
        <translation>No hay ninguna plantilla.</translation>
    </message>
    <message>
        <source>Save under a name how files of one kind are imported, replacing what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
        <translation>Guardar con un nombre cómo se importan los archivos de un tipo, en lugar de lo que tenía ese nombre. FILE es JSON: qué campos se forman de qué columnas, y cómo; o, con &quot;for&quot;: &quot;export&quot;, cómo se escriben los elementos. «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>List the templates.</source>
        <translation>Mostrar las plantillas.</translation>
    </message>
    <message>
        <source>Show a template as it can be saved again.</source>
        <translation>Mostrar una plantilla de forma que se pueda volver a guardar.</translation>
    </message>
    <message>
        <source>Delete a template.</source>
        <translation>Olvidar una plantilla.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Una consulta lee una base de datos, no varios archivos.</translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Se canceló. No se descartó ningún registro.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Run it again to continue.</source>
        <translation>
            <numerusform>Se canceló: se descartó %n registro, los demás siguen en espera. Al repetirlo continúa.</numerusform>
            <numerusform>Se canceló: se descartaron %n registros, los demás siguen en espera. Al repetirlo continúa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed.</source>
        <translation>No se descartó ningún registro.</translation>
    </message>
    <message>
        <source>All records of the delivery were dismissed before.</source>
        <translation>Todos los registros de la entrega ya se habían descartado.</translation>
    </message>
    <message>
        <source>The delivery added no records.</source>
        <translation>La entrega no añadió ningún registro.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n registro conserva los valores que trajo.</numerusform>
            <numerusform>%n registros conservan los valores que trajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiting record is missing in its file.</source>
        <translation>En su archivo no falta ningún registro en espera.</translation>
    </message>
    <message numerus="yes">
        <source>Other values are proposed for %n item(s): %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</source>
        <translation>
            <numerusform>Hay otros valores propuestos para %n elemento: %1. «intrayctl show» los muestra; al finalizar el elemento acaba su propuesta.</numerusform>
            <numerusform>Hay otros valores propuestos para %n elementos: %1. «intrayctl show» los muestra; al finalizar un elemento acaba su propuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an item back, now or for later. What was saved as its draft goes into the record.</source>
        <translation>Devolver un elemento, ahora o para más tarde. Lo que se guardó como su borrador pasa al registro.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; has bytes in line %2, column %3, that are not UTF-8. Save it as UTF-8, and try again.</source>
        <translation>El archivo «%1» tiene en la línea %2, columna %3, bytes que no son UTF-8. Guárdelo como UTF-8 e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device. Give the name of a file, or - for standard input.</source>
        <translation>«%1» es una tubería o un dispositivo. Indique el nombre de un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be used. %2</source>
        <translation>La plantilla «%1» no se puede usar. %2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty. It must hold one SELECT.</source>
        <translation>El archivo «%1» está vacío. Debe contener un solo SELECT.</translation>
    </message>
    <message>
        <source>The filter “%1” names fields that the queue does not have: %2.</source>
        <translation>El filtro «%1» nombra campos que la cola no tiene: %2.</translation>
    </message>
    <message>
        <source>--filter says which items: leave out --state, --of, --since and --until.</source>
        <translation>--filter dice qué elementos: omita --state, --of, --since y --until.</translation>
    </message>
    <message>
        <source>Only what the shared filter of this name shows (&quot;filter list&quot;), in its order.</source>
        <translation>Solo lo que muestra el filtro compartido de este nombre («filter list»), en su orden.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartido</translation>
    </message>
    <message>
        <source>No filter of this queue is shared.</source>
        <translation>No hay ningún filtro compartido de esta cola.</translation>
    </message>
    <message>
        <source>This is no filter. &quot;filter show&quot; writes one that is.</source>
        <translation>Esto no es un filtro. «filter show» escribe uno.</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>El filtro «%1» está compartido con el equipo.</translation>
    </message>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>El filtro «%1» ya no está compartido.</translation>
    </message>
    <message>
        <source>List the filters of a queue&apos;s list that are shared with its team.</source>
        <translation>Listar los filtros de una cola que están compartidos con el equipo.</translation>
    </message>
    <message>
        <source>Show what a shared filter shows.</source>
        <translation>Mostrar lo que muestra un filtro compartido.</translation>
    </message>
    <message>
        <source>Share a filter with a queue&apos;s team. FILE is as &quot;filter show&quot; writes it; &quot;-&quot; is standard input.</source>
        <translation>Compartir un filtro con el equipo de una cola. FILE es como lo escribe «filter show»; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>In place of the filter that has the name.</source>
        <translation>En lugar del filtro que tiene ese nombre.</translation>
    </message>
    <message>
        <source>Share a filter no longer. Your own; a supervisor anybody&apos;s.</source>
        <translation>Dejar de compartir un filtro: el propio; un supervisor, el de cualquiera.</translation>
    </message>
    <message>
        <source>“%1” means nothing in a filter. &quot;filter show&quot; writes the words that do.</source>
        <translation>«%1» no significa nada en un filtro. «filter show» escribe las palabras que significan algo.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>This computer kept seals of the database in &quot;%1&quot;. If it was restored from a backup, run &quot;intrayctl audit --restored&quot; once.</source>
        <translation>Este equipo ha guardado sellos de la base de datos en «%1». Si se restauró de una copia de seguridad, ejecute una vez «intrayctl audit --restored».</translation>
    </message>
    <message>
        <source>The database was restored from a backup: forget the seals that this computer has kept of it since, before it is checked.</source>
        <translation>La base de datos se restauró de una copia de seguridad: olvidar los sellos que este equipo ha guardado de ella desde entonces, antes de comprobarla.</translation>
    </message>
    <message>
        <source>--ready must be an ending with a dot, for example &quot;.ok&quot;.</source>
        <translation>--ready debe ser una terminación con un punto, por ejemplo «.ok».</translation>
    </message>
    <message>
        <source>Take a file only when another of the same name with this ending, for example &quot;.ok&quot;, lies beside it; that one is deleted afterwards.</source>
        <translation>Tomar un archivo solo cuando a su lado hay otro con el mismo nombre y esta terminación, por ejemplo «.ok»; ese se borra después.</translation>
    </message>
    <message>
        <source>A file is complete when its size and time have not changed for this long and nobody has it open for writing; 2s by default.</source>
        <translation>Un archivo está terminado cuando su tamaño y su hora no han cambiado durante este tiempo y nadie lo tiene abierto para escribir; si no se indica, 2s.</translation>
    </message>
    <message>
        <source>Import each file that arrives in a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be imported, or of which rows were rejected or already exist and differ, goes to &quot;failed&quot;, with its rejected rows and a text that says why. Names that programs give to unfinished files or to their own, such as .part, .filepart, .tmp and ~$, are left alone. Nothing is imported twice, even if this is killed at any moment. Ctrl+C ends it when the current file is imported; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Importar cada archivo que llega a una carpeta, como lo hace import, y moverlo a la carpeta «done» que hay dentro.
Un archivo que no se puede importar, o del que se rechazaron filas o algunas ya existen y son distintas, va a «failed», con sus filas rechazadas y un texto que dice por qué. Los nombres que los programas dan a archivos sin terminar o propios, como .part, .filepart, .tmp y ~$, no se tocan. Aunque se interrumpa en cualquier momento, no importa nada dos veces. Ctrl+C lo termina cuando ha entrado el archivo en curso; un segundo Ctrl+C deja ese archivo. Código de salida 6: hay archivos fallidos.</translation>
    </message>
    <message>
        <source>Name the columns of the lock: --lock-user and --lock-time, --lock-id alone, or --lock-table. Where there are none, use --add-lock-table.</source>
        <translation>Nombre las columnas del bloqueo: --lock-user y --lock-time, --lock-id solo, o --lock-table. Donde no haya ninguna, use --add-lock-table.</translation>
    </message>
    <message>
        <source>--busy needs --state, the column that holds its value.</source>
        <translation>--busy necesita --state, la columna en la que está su valor.</translation>
    </message>
    <message>
        <source>Make a table of locks beside it, TABLE_locks, and use it.</source>
        <translation>Crear al lado una tabla de bloqueos, TABLE_locks, y usarla.</translation>
    </message>
    <message>
        <source>Its value while somebody works on a row; written with the lock.</source>
        <translation>Su valor mientras alguien trabaja en una fila; se escribe con el bloqueo.</translation>
    </message>
    <message>
        <source>Older notes are in the history of the item.</source>
        <translation>Las notas más antiguas están en el historial del elemento.</translation>
    </message>
    <message>
        <source>--descending needs --sort.</source>
        <translation>--descending necesita --sort.</translation>
    </message>
    <message>
        <source>--sort needs a queue.</source>
        <translation>--sort necesita una cola.</translation>
    </message>
    <message>
        <source>--sort needs the name of a field, or one of %1.</source>
        <translation>--sort necesita el nombre de un campo, o uno de %1.</translation>
    </message>
    <message>
        <source>The records of this queue have no field &quot;%1&quot;. They have %2.</source>
        <translation>Los registros de esta cola no tienen el campo «%1». Tienen %2.</translation>
    </message>
    <message>
        <source>By a field of the records: numbers by size, days by time, words as the language orders them; or by one of %1.</source>
        <translation>Por un campo de los registros: los números por tamaño, los días por fecha, las palabras según el orden del idioma; o por uno de %1.</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order or sorted.</source>
        <translation>Mostrar los elementos de una cola, o de todas, en el orden de entrega u ordenados.</translation>
    </message>
    <message>
        <source>search ignores accents</source>
        <translation>búsqueda sin acentos</translation>
    </message>
    <message>
        <source>Whether a search finds letters with accents by the plain ones, as &quot;Café&quot; by &quot;cafe&quot;.</source>
        <translation>Si una búsqueda encuentra las letras con acentos por las simples, como «Café» por «cafe».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <translation>
            <numerusform>%1 de %n elemento</numerusform>
            <numerusform>%1 de %n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) today, %2 empty; items given out: %3 of %4.</source>
        <translation>
            <numerusform>%1: hoy %n solicitud, %2 sin resultado; elementos entregados: %3 de %4.</numerusform>
            <numerusform>%1: hoy %n solicitudes, %2 sin resultado; elementos entregados: %3 de %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in order. Items: %1; events: %2; seals: %3.</source>
        <translation>Todo es correcto. Elementos: %1; eventos: %2; sellos: %3.</translation>
    </message>
    <message>
        <source>Claims: %1, double: %2; per second, each completed as well: %3; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>Elementos tomados: %1, por duplicado: %2; por segundo, cada uno también completado: %3; tomar uno ha costado %4 ms (en 99 de cada 100 casos, como máximo %5 ms).</translation>
    </message>
    <message>
        <source>The key “%1” is a guess. Another one is chosen with --key.</source>
        <translation>La clave «%1» es una suposición. Con --key se elige otra.</translation>
    </message>
    <message>
        <source>A file without a header is read with --header no.</source>
        <translation>Un archivo sin encabezado se lee con --header no.</translation>
    </message>
    <message>
        <source>The first lines are skipped with --skip %1.</source>
        <translation>Las primeras líneas se omiten con --skip %1.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there already with other values, %4 to reject.</source>
        <translation>
            <numerusform>No se ha escrito nada. De %n fila, por añadir: %1; ya existentes: %2; ya existentes con otros valores: %3; por rechazar: %4.</numerusform>
            <numerusform>No se ha escrito nada. De %n filas, por añadir: %1; ya existentes: %2; ya existentes con otros valores: %3; por rechazar: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n row(s): %1 added, %2 there already, %3 there already with other values, %4 rejected.</source>
        <translation>
            <numerusform>De %n fila, añadidas: %1; ya existentes: %2; ya existentes con otros valores: %3; rechazadas: %4.</numerusform>
            <numerusform>De %n filas, añadidas: %1; ya existentes: %2; ya existentes con otros valores: %3; rechazadas: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n line(s) with the columns %2.</source>
        <translation>
            <numerusform>«%1» tiene %n línea con las columnas %2.</numerusform>
            <numerusform>«%1» tiene %n líneas con las columnas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template “%1” was saved. Export with it by --template %2.</source>
        <translation>La plantilla «%1» está guardada. Con --template %2 se exporta según ella.</translation>
    </message>
    <message>
        <source>The template “%1” was saved. Import files with it by --template %2.</source>
        <translation>La plantilla «%1» está guardada. Con --template %2 se importan archivos según ella.</translation>
    </message>
    <message>
        <source>Files done: %1; failed: %2; rows added: %3.</source>
        <translation>Archivos hechos: %1; fallidos: %2; filas añadidas: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) may still be written to.</source>
        <translation>
            <numerusform>Puede que en %n archivo aún se esté escribiendo.</numerusform>
            <numerusform>Puede que en %n archivos aún se esté escribiendo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written to the table. Of %n corrected record(s): %1 in the script, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>No se escribió nada en la tabla. De %n registro corregido, en el script: %1; ya correctos: %2; rechazados: %3.</numerusform>
            <numerusform>No se escribió nada en la tabla. De %n registros corregidos, en el script: %1; ya correctos: %2; rechazados: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n corrected record(s): %1 to write, %2 already right, %3 to reject.</source>
        <translation>
            <numerusform>No se escribió nada. De %n registro corregido, por escribir: %1; ya correctos: %2; por rechazar: %3.</numerusform>
            <numerusform>No se escribió nada. De %n registros corregidos, por escribir: %1; ya correctos: %2; por rechazar: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n corrected record(s): %1 written, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>De %n registro corregido, escritos: %1; ya correctos: %2; rechazados: %3.</numerusform>
            <numerusform>De %n registros corregidos, escritos: %1; ya correctos: %2; rechazados: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is, one of these columns; a worker&apos;s command gets it.</source>
        <translation>De quién es la petición de una fila, una de estas columnas; la recibe la orden de un proceso.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguna</translation>
    </message>
    <message>
        <source>Let whoever may add items add rows, where the table makes their keys.</source>
        <translation>Quien pueda añadir elementos podrá añadir filas, si la tabla genera sus claves.</translation>
    </message>
    <message>
        <source>--operation is for tables that make the key. Elsewhere the key of the item says what was added already.</source>
        <translation>--operation es para tablas que generan la clave. En las demás, la clave del elemento dice qué se añadió ya.</translation>
    </message>
    <message>
        <source>--operation is a UUID, such as %1.</source>
        <translation>--operation es un UUID, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Item %1 has been added with the key %2.</source>
        <translation>Se ha añadido el elemento %1 con la clave %2.</translation>
    </message>
    <message>
        <source>The key of the item in its queue; required, but for an adopted table that makes it.</source>
        <translation>La clave del elemento en su cola; obligatoria, salvo en una tabla adoptada que la genera.</translation>
    </message>
    <message>
        <source>An id of your own, where the table makes the key: with it again, nothing is added twice.</source>
        <translation>Un identificador propio, si la tabla genera la clave: con el mismo no se añade nada dos veces.</translation>
    </message>
    <message>
        <source>%1 would become %2</source>
        <translation>%1 pasaría a ser %2</translation>
    </message>
    <message>
        <source>Name the field behind the queue.</source>
        <translation>Indique el campo después de la cola.</translation>
    </message>
    <message>
        <source>The examples say nothing about any value of the field.</source>
        <translation>Los ejemplos no dicen nada de ningún valor del campo.</translation>
    </message>
    <message>
        <source>Replace one value by another, or values as examples show it, in all open records of a queue that nobody holds. For supervisors.</source>
        <translation>Sustituir un valor por otro, o valores como muestran unos ejemplos, en todos los registros abiertos de una cola que nadie retiene. Para supervisores.</translation>
    </message>
    <message>
        <source>Do with each value of FIELD as this CSV file with the columns from and to shows; two examples are often enough.</source>
        <translation>Hacer con cada valor de FIELD lo que muestra este archivo CSV con las columnas from y to; a menudo bastan dos ejemplos.</translation>
    </message>
    <message>
        <source>Only values that are built like this, as &quot;values --forms&quot; says it.</source>
        <translation>Solo los valores construidos así, como lo dice «values --forms».</translation>
    </message>
    <message>
        <source>%1 needs the columns &quot;from&quot; and &quot;to&quot;.</source>
        <translation>%1 necesita las columnas «from» y «to».</translation>
    </message>
    <message>
        <source>%1 has no example in it.</source>
        <translation>%1 no contiene ningún ejemplo.</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>incumple una regla</translation>
    </message>
    <message>
        <source>would become</source>
        <translation>pasaría a ser</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Ningún registro tiene un valor en este campo.</translation>
    </message>
    <message>
        <source>form</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>keep the rules</source>
        <translation>cumplen las reglas</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>No value is written in several ways.</source>
        <translation>Ningún valor está escrito de varias maneras.</translation>
    </message>
    <message>
        <source>--forms cannot be used with --clusters.</source>
        <translation>--forms no se puede usar con --clusters.</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Leyendo valores</translation>
    </message>
    <message>
        <source>List the values of a field with the number of their records, and what each would become.</source>
        <translation>Mostrar los valores de un campo con el número de sus registros y lo que sería de cada uno.</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Valores que probablemente son el mismo, escritos de maneras distintas.</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>propuesto a quien lo tiene</translation>
    </message>
    <message>
        <source>%1 would be proposed to %2</source>
        <translation>%1 se propondría a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked: the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n registro está bloqueado: el valor se propone a quien lo tiene.</numerusform>
            <numerusform>%n registros están bloqueados: el valor se propone a quien los tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Está guardado en la plantilla «%1»: la próxima entrega que se importe con ella lo traerá.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>No está guardado en la plantilla «%1». %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Sigue estando en una plantilla. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Ya no está en la plantilla «%1».</translation>
    </message>
    <message>
        <source>Also save it in this import template, for the next delivery.</source>
        <translation>Guardarlo también en esta plantilla de importación, para la próxima entrega.</translation>
    </message>
    <message>
        <source>A bulk correction can only be named with --undo, and a field behind the queue only with --by-example or --like.</source>
        <translation>Una corrección en bloque solo se puede nombrar con --undo, y un campo tras la cola solo con --by-example o --like.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with --%2.</source>
        <translation>--%1 no se puede usar con --%2.</translation>
    </message>
    <message>
        <source>--form is used with --by-example or --like.</source>
        <translation>--form se usa con --by-example o --like.</translation>
    </message>
    <message>
        <source>No other value of the field can be built like this one.</source>
        <translation>Ningún otro valor del campo se puede escribir como este.</translation>
    </message>
    <message>
        <source>Build the values of FIELD like this one, where that can be told.</source>
        <translation>Escribir los valores de FIELD como este, donde se pueda saber.</translation>
    </message>
    <message>
        <source>Print the whole report, as text for an audit: where, when, by whom, what was checked and what was found.</source>
        <translation>Muestra el informe completo, como texto para una auditoría: dónde, cuándo, por quién, qué se comprobó y qué se encontró.</translation>
    </message>
    <message numerus="yes">
        <source>In %n record(s) that are not finished yet, values were corrected in bulk.</source>
        <translation>
            <numerusform>En %n registro sin terminar se corrigieron valores en bloque.</numerusform>
            <numerusform>En %n registros sin terminar se corrigieron valores en bloque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what was corrected in the completed records, and in bulk in others: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Mostrar lo que se corrigió en los registros terminados, y en bloque en otros: cuántas veces, en qué campo, qué tipo de error, de qué archivo y quién.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, on or after this day or time.</source>
        <translation>Terminado, o corregido en bloque, en este día u hora o después.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, before this day or time.</source>
        <translation>Terminado, o corregido en bloque, antes de este día u hora.</translation>
    </message>
    <message>
        <source>COMMAND is one program that stays: it gets a record a line as JSON, and answers a line for each with its id, and a result or an error.</source>
        <translation>COMMAND es un programa que permanece: recibe un registro por línea como JSON y responde a cada uno con una línea, con su id y un resultado o un error.</translation>
    </message>
    <message>
        <source>With --stream: the program has this many records at once; 100 by default.</source>
        <translation>Con --stream: el programa tiene tantos registros a la vez; 100 de forma predeterminada.</translation>
    </message>
    <message>
        <source>--stream and --parallel do not go together. --at-once says how many records the program has.</source>
        <translation>--stream y --parallel no van juntos. Con --at-once se indica cuántos registros tiene el programa a la vez.</translation>
    </message>
    <message>
        <source>--at-once goes with --stream only.</source>
        <translation>--at-once solo se usa con --stream.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Se retiró %n propuesta.</numerusform>
            <numerusform>Se retiraron %n propuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the values are built instead, such as (000) 000-0000.</source>
        <translation>En su lugar, cómo están construidos los valores, como (000) 000-0000.</translation>
    </message>
    <message>
        <source>&quot;import --rejects FILE&quot; writes them to a file.</source>
        <translation>«import --rejects FILE» las escribe en un archivo.</translation>
    </message>
    <message>
        <source>--%1 is yes or no, not &quot;%2&quot;.</source>
        <translation>--%1 es yes o no, no &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--let-pass is 0.0001% to 50% of the fields, and how sure that is, 50% to 99%, such as 0.5%,95%, or &quot;none&quot;, not &quot;%1&quot;.</source>
        <translation>--let-pass es de 0.0001% a 50% de los campos y con qué certeza, de 50% a 99%, como 0.5%,95%, o &quot;none&quot;, no &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1% of the fields wrong at most, %2% sure</source>
        <translation>como máximo %1% de los campos erróneos, con %2% de certeza</translation>
    </message>
    <message>
        <source>most doubtful first</source>
        <translation>los más dudosos primero</translation>
    </message>
    <message>
        <source>records that pass</source>
        <translation>registros que pasan</translation>
    </message>
    <message>
        <source>planted slip in one of</source>
        <translation>error sembrado en uno de</translation>
    </message>
    <message>
        <source>Whether the most doubtful item of a priority is given out first.</source>
        <translation>Si dentro de una prioridad se entrega primero el elemento más dudoso.</translation>
    </message>
    <message>
        <source>How many fields of a delivery may still be wrong, and how sure that is, such as 0.5%,95%: the least doubtful records then end without being opened; &quot;none&quot;: all are opened.</source>
        <translation>Cuántos campos de una entrega pueden quedar erróneos y con qué certeza, como 0.5%,95%: los registros menos dudosos terminan entonces sin abrirse; &quot;none&quot;: se abren todos.</translation>
    </message>
    <message>
        <source>One record in N shows a planted slip, which tells how much people miss; &quot;none&quot; for no slips.</source>
        <translation>Uno de cada N registros muestra un error sembrado, que dice cuánto se pasa por alto; &quot;none&quot; para ninguno.</translation>
    </message>
    <message>
        <source>wrong fields expected</source>
        <translation>campos erróneos esperados</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have another place in the queue now.</source>
        <translation>
            <numerusform>%n elemento tiene ahora otro lugar en la cola.</numerusform>
            <numerusform>%n elementos tienen ahora otro lugar en la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for doubtful records</source>
        <translation>Buscando registros dudosos</translation>
    </message>
    <message>
        <source>List the records that wait by how many of their fields are expected to be wrong, the most doubtful first.</source>
        <translation>Listar los registros en espera según cuántos de sus campos se esperan erróneos, los más dudosos primero.</translation>
    </message>
    <message>
        <source>Put them into this order, where the queue gives out the most doubtful first.</source>
        <translation>Ponerlos en este orden, donde la cola entrega primero los más dudosos.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened.</source>
        <translation>Entrega %1: hay que abrir cada uno de los %2 registros.</translation>
    </message>
    <message>
        <source>Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.</source>
        <translation>Entrega %1: de %2 registros se abren %3, y de ellos %4 se miran otra vez.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>No espera ninguna entrega de la que puedan pasar registros.</translation>
    </message>
    <message>
        <source>State how many fields may still be wrong, from what people found.</source>
        <translation>Decir cuántos campos pueden seguir erróneos, según lo que se encontró.</translation>
    </message>
    <message>
        <source>Let the least doubtful records of new deliveries end without being opened, as the queue&apos;s rules say, and draw a sample of them.</source>
        <translation>Dejar que los registros menos dudosos de las nuevas entregas terminen sin abrirse, según las reglas de la cola, y extraer una muestra de ellos.</translation>
    </message>
    <message>
        <source>Only say how many would be opened.</source>
        <translation>Decir solo cuántos se abrirían.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened, because nobody looks at any of them again. %3</source>
        <translation>Entrega %1: hay que abrir los %2 registros, porque nadie vuelve a mirar ninguno. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 Before any passes, %n more doubtful record(s) have to be opened.</source>
        <translation>
            <numerusform>%1 Antes de que pase alguno, hay que abrir %n registro dudoso más.</numerusform>
            <numerusform>%1 Antes de que pase alguno, hay que abrir %n registros dudosos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items with each of these words in the key or the record.</source>
        <translation>Solo los elementos con cada una de estas palabras en la clave o en el registro.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a question.</source>
        <translation>«%1» no es el número de una pregunta.</translation>
    </message>
    <message>
        <source>Question %1 was asked; item %2 stays with you.</source>
        <translation>Se hizo la pregunta %1; el elemento %2 se queda con usted.</translation>
    </message>
    <message>
        <source>Question %1 was asked; item %2 waits for the answer, and then comes first to you.</source>
        <translation>Se hizo la pregunta %1; el elemento %2 espera la respuesta y después le llega primero a usted.</translation>
    </message>
    <message>
        <source>Name the item, and write the question behind it.</source>
        <translation>Indique el elemento y escriba la pregunta detrás.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”.</source>
        <translation>La cola «%1» no tiene ningún campo «%2».</translation>
    </message>
    <message>
        <source>Question %1 is answered.</source>
        <translation>La pregunta %1 está respondida.</translation>
    </message>
    <message>
        <source>Question %1 is withdrawn.</source>
        <translation>La pregunta %1 está retirada.</translation>
    </message>
    <message>
        <source>Question %1 was asked again.</source>
        <translation>La pregunta %1 se hizo de nuevo.</translation>
    </message>
    <message>
        <source>How long the item waits for the answer, such as 3d, which is the default; at most 90d. Then it comes back by itself.</source>
        <translation>Cuánto espera el elemento la respuesta, por ejemplo 3d, el valor predeterminado; como mucho 90d. Después vuelve por sí mismo.</translation>
    </message>
    <message>
        <source>A user, @ and a tag, or source, which is the default: whoever the record came from.</source>
        <translation>Un usuario, @ y una etiqueta, o source, el valor predeterminado: de quien vino el registro.</translation>
    </message>
    <message>
        <source>Ask the source or a colleague about an item. It waits for the answer without a lock, and then comes first to whoever asked.
With --export, write the open questions into a file for those who can answer them.</source>
        <translation>Preguntar a la fuente o a un compañero por un elemento. Espera la respuesta sin bloqueo y después llega primero a quien preguntó.
Con --export, escribir las preguntas abiertas en un archivo para quienes pueden responderlas.</translation>
    </message>
    <message>
        <source>The field that is asked about.</source>
        <translation>El campo por el que se pregunta.</translation>
    </message>
    <message>
        <source>Keep the item, and go on with its other fields.</source>
        <translation>Conservar el elemento y seguir con sus otros campos.</translation>
    </message>
    <message>
        <source>The lock that holds the item; by default your own, and if nobody holds the item it is taken for the question.</source>
        <translation>El bloqueo que tiene el elemento; de forma predeterminada el suyo, y si nadie tiene el elemento, se toma para la pregunta.</translation>
    </message>
    <message>
        <source>Write the open questions into FILE (.xlsx or .csv) with room for the answers, instead of asking. &quot;intrayctl answers&quot; reads it again.</source>
        <translation>En lugar de preguntar, escribir las preguntas abiertas en FILE (.xlsx o .csv) con sitio para las respuestas. «intrayctl answers» lo vuelve a leer.</translation>
    </message>
    <message>
        <source>With --export: only questions of this queue.</source>
        <translation>Con --export: solo las preguntas de esta cola.</translation>
    </message>
    <message>
        <source>With --export: only of records with this value, such as one supplier&apos;s.</source>
        <translation>Con --export: solo de registros con este valor, por ejemplo los de un proveedor.</translation>
    </message>
    <message>
        <source>Answer a question, in words, with a value for its field, or both.</source>
        <translation>Responder a una pregunta: con palabras, con un valor para su campo o con ambos.</translation>
    </message>
    <message>
        <source>What is to stand in the field. It is offered to whoever has the record next.</source>
        <translation>Lo que debe figurar en el campo. Se propone a quien tenga después el registro.</translation>
    </message>
    <message>
        <source>Withdraw a question of your own; supervisors also withdraw those of others.</source>
        <translation>Retirar una pregunta propia; los supervisores también retiran las de otros.</translation>
    </message>
    <message>
        <source>Ask an open question again, or put it to somebody else.</source>
        <translation>Hacer de nuevo una pregunta abierta, o hacérsela a otra persona.</translation>
    </message>
    <message>
        <source>Read the answers in a file that &quot;intrayctl ask --export&quot; wrote. What cannot be matched is told with its row; the same file twice changes nothing.</source>
        <translation>Leer las respuestas de un archivo que escribió «intrayctl ask --export». Lo que no se puede asociar se indica con su fila; el mismo archivo dos veces no cambia nada.</translation>
    </message>
    <message>
        <source>Only tell what would be answered.</source>
        <translation>Decir solo lo que se respondería.</translation>
    </message>
    <message>
        <source>The sheet of a workbook; the first by default.</source>
        <translation>La hoja de un libro; la primera de forma predeterminada.</translation>
    </message>
    <message>
        <source>List the open questions, those that are late soonest first.</source>
        <translation>Listar las preguntas abiertas, primero las que antes vencen.</translation>
    </message>
    <message>
        <source>All questions about this item.</source>
        <translation>Todas las preguntas sobre este elemento.</translation>
    </message>
    <message>
        <source>Those that are answered, withdrawn or closed instead.</source>
        <translation>En su lugar, las respondidas, retiradas o cerradas.</translation>
    </message>
    <message>
        <source>--only is a field, = and a value, such as supplier=Miller, not &quot;%1&quot;.</source>
        <translation>--only es un campo, = y un valor, por ejemplo supplier=Miller, no «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were written to %1. &quot;intrayctl answers&quot; reads the answers from the same file.</source>
        <translation>
            <numerusform>Se escribió %n pregunta en %1. «intrayctl answers» lee las respuestas del mismo archivo.</numerusform>
            <numerusform>Se escribieron %n preguntas en %1. «intrayctl answers» lee las respuestas del mismo archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 rows would answer a question, %3 did so before, %4 are empty, %5 cannot be used. Nothing was changed.</source>
        <translation>%1 de %2 filas responderían a una pregunta, %3 ya lo hicieron, %4 están vacías, %5 no se pueden usar. No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 of %2 rows answered a question, %3 did so before, %4 are empty, %5 could not be used.</source>
        <translation>%1 de %2 filas respondieron a una pregunta, %3 ya lo hicieron, %4 están vacías, %5 no se pudieron usar.</translation>
    </message>
    <message>
        <source>--export writes what was asked before; leave out the item and the text.</source>
        <translation>--export escribe lo que ya se preguntó; omita el elemento y el texto.</translation>
    </message>
    <message>
        <source>Questions are written to .xlsx and .csv, not to %1.</source>
        <translation>Las preguntas se escriben en .xlsx y .csv, no en %1.</translation>
    </message>
    <message>
        <source>late</source>
        <translation>con retraso</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>asked by</source>
        <translation>preguntado por</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>--item tells all questions about one item; leave out the queue and --closed.</source>
        <translation>--item muestra todas las preguntas sobre un elemento; omita la cola y --closed.</translation>
    </message>
    <message>
        <source>There are no such questions.</source>
        <translation>No hay preguntas así.</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>a quién</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
</context>
<context>
    <name>DatabaseTable</name>
    <message>
        <source>a query of %1</source>
        <translation>una consulta de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Choose the table of the database to read, or give a query.</source>
        <translation>Indique qué tabla de la base de datos se lee, o dé una consulta.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes, not text.</source>
        <translation>El valor de la columna «%1» son bytes y no texto.</translation>
    </message>
    <message>
        <source>The column “%1” holds bytes, such as pictures, and no text; it is left out.</source>
        <translation>La columna «%1» contiene bytes, como imágenes, y no texto; se omite.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>Intray does not support databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
        <translation>Intray no conoce bases de datos del tipo «%1». Indique un archivo, por ejemplo sqlite:queue.db, o un servidor, por ejemplo postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>A password does not belong in the address of a database, because addresses are shown and stored. Leave it out: Intray asks for it, or reads it from the system&apos;s keychain or the database&apos;s own password file.</source>
        <translation>La contraseña no debe figurar en la dirección de una base de datos, porque las direcciones se muestran y se guardan. Omítala: Intray la pide, o la lee del llavero del sistema o del archivo de contraseñas de la propia base de datos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a server&apos;s name with a port, such as db.example.org:5432.</source>
        <translation>«%1» no es el nombre de un servidor con un puerto, como db.example.org:5432.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; is not known here. Known are: %2.</source>
        <translation>La opción «%1» no se conoce aquí. Se conocen: %2.</translation>
    </message>
    <message>
        <source>A server&apos;s address has the form postgresql://USER@HOST:PORT/DATABASE.</source>
        <translation>La dirección de un servidor tiene la forma postgresql://USER@HOST:PORT/DATABASE.</translation>
    </message>
    <message>
        <source>The address names no database. Add it, as in postgresql://anna@db.example.org/intray.</source>
        <translation>La dirección no indica ninguna base de datos. Añádala, como en postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>An ODBC address names a data source, such as odbc:DSN=NAME, or a driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.</source>
        <translation>Una dirección ODBC indica un origen de datos, por ejemplo odbc:DSN=NAME, o un controlador, por ejemplo odbc:Driver={PostgreSQL Unicode};Server=HOST.</translation>
    </message>
    <message>
        <source>The address of a database must be one line of text.</source>
        <translation>La dirección de una base de datos debe ser una sola línea de texto.</translation>
    </message>
    <message>
        <source>No database file is named.</source>
        <translation>No se ha indicado ningún archivo de base de datos.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>A database in memory would be gone with the program, and nobody else could use it. Name a file.</source>
        <translation>Una base de datos en memoria desaparecería con el programa, y nadie más podría usarla. Indique un archivo.</translation>
    </message>
</context>
<context>
    <name>Decided</name>
    <message>
        <source>decided for the template “%1”</source>
        <translation>decidido para la plantilla «%1»</translation>
    </message>
    <message>
        <source>decided on %1 by %2 for the template “%3”</source>
        <translation>decidido el %1 por %2 para la plantilla «%3»</translation>
    </message>
</context>
<context>
    <name>DeliveryStore</name>
    <message>
        <source>The database does not keep these rows. To see each with its reason, or to save them, import the same file again as far as its last question. Nothing is added twice.</source>
        <translation>La base de datos no conserva estas filas. Para ver cada una con su motivo, o para guardarlas, importe otra vez el mismo archivo hasta la última pregunta. Nada se añade dos veces.</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you will find it under “Mine”.</source>
        <translation>Su texto se conserva; lo encontrará en «Míos».</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list automatically.</source>
        <translation>No hay nada abierto en %1. Los elementos nuevos aparecen solos en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is locked by others: %n item(s).</source>
        <translation>
            <numerusform>Todo lo que queda en %1 está bloqueado por otros: %n elemento.</numerusform>
            <numerusform>Todo lo que queda en %1 está bloqueado por otros: %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>Lo que queda en %1 se devolvió para más tarde; el siguiente elemento está disponible a partir de %2.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Tiene %n elemento, y %1 no permite más. Primero finalícelo o devuélvalo.</numerusform>
            <numerusform>Tiene %n elementos, y %1 no permite más. Primero finalice o devuelva uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not allowed to take items from %1. Ask a supervisor.</source>
        <translation>No tiene permiso para tomar elementos de %1. Pídaselo a un supervisor.</translation>
    </message>
    <message>
        <source>What is left in %1 needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Lo que queda en %1 necesita otra persona: usted lo completó en el paso anterior, así que lo toma un compañero.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Este elemento necesita otra persona: usted hizo el paso anterior.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Este elemento ya está finalizado.</translation>
    </message>
    <message>
        <source>%1 gives out work on request: press Take next.</source>
        <translation>%1 entrega su trabajo a petición: pulse «Tomar siguiente».</translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation>Algo ha ido mal en la base de datos. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>%1 se ha completado.</translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation>%1 se ha devuelto a la cola.</translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation>%1 se ha descartado y no volverá.</translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation>%1 se ha marcado como fallido.</translation>
    </message>
    <message>
        <source>%1 was sent back to the previous step.</source>
        <translation>%1 se ha enviado de vuelta al paso anterior.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>Se ha devuelto %n elemento a la cola.</numerusform>
            <numerusform>Se han devuelto %n elementos a la cola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>Hay que corregir %n campo antes de poder completar el registro.</numerusform>
            <numerusform>Hay que corregir %n campos antes de poder completar el registro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Su bloqueo termina en %n segundo.</numerusform>
            <numerusform>Su bloqueo termina en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Su bloqueo termina en %n minuto.</numerusform>
            <numerusform>Su bloqueo termina en %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any further: items of this queue can be locked for at most %1.</source>
        <translation>Ya no se puede ampliar: los elementos de esta cola se bloquean como máximo %1.</translation>
    </message>
    <message>
        <source>This item is locked for you until %1.</source>
        <translation>Este elemento está bloqueado para usted hasta %1.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Su bloqueo ha vencido, pero nadie ha tomado el elemento: todavía puede completarlo.</translation>
    </message>
    <message>
        <source>Your unfinished text from %1 is back in the fields.</source>
        <translation>Su texto sin terminar (%1) vuelve a estar en los campos.</translation>
    </message>
    <message>
        <source>%1 stays with you, under “Mine”.</source>
        <translation>%1 se queda con usted, en «Míos».</translation>
    </message>
    <message>
        <source>%1 was taken for you in the meantime and is under “Mine”.</source>
        <translation>%1 se tomó para usted entretanto y está en «Míos».</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; it will be saved to the database as soon as possible.</source>
        <translation>Lo que escribe está seguro en este equipo; se guardará en la base de datos en cuanto sea posible.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text from %1, from this computer; it is safe.</source>
        <translation>No hay acceso a la base de datos. Este es su texto de este equipo (%1); está a salvo.</translation>
    </message>
    <message>
        <source>The database has not confirmed whether %1 is finished. Your text is safe; Intray keeps asking until it answers.</source>
        <translation>La base de datos no ha respondido si %1 está finalizado. Su texto está a salvo; se le sigue preguntando hasta que responda.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if you still hold it then. You can close Intray in the meantime.</source>
        <translation>%1 se completará en cuanto haya acceso a la base de datos, si entonces sigue siendo suyo. Entretanto puede cerrar Intray.</translation>
    </message>
    <message>
        <source>%1 is completed, as you asked while the database could not be reached.</source>
        <translation>%1 se ha completado, como pidió mientras no había acceso a la base de datos.</translation>
    </message>
    <message>
        <source>%1 could not be completed as you asked while the database could not be reached.</source>
        <translation>%1 no se ha podido completar como pidió mientras no había acceso a la base de datos.</translation>
    </message>
    <message>
        <source>%1 is not completed; you can go on with it.</source>
        <translation>%1 no se ha completado; puede seguir trabajando en él.</translation>
    </message>
    <message>
        <source>%1 sent this back: %2</source>
        <translation>%1 lo ha enviado de vuelta: %2</translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation>Su texto se conserva.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation>Los elementos de %1 no se pueden completar.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation>Los elementos de %1 no se pueden devolver.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation>Los elementos de %1 no se pueden descartar.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation>Los elementos de %1 no se pueden marcar como fallidos.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Los elementos de %1 no se pueden enviar de vuelta.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation>%1 tiene este elemento desde %2.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>Usted tiene este elemento desde %1 en el puesto de trabajo %2.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>Usted volvió a tomar este elemento en otra ventana (%1).</translation>
    </message>
    <message>
        <source>This database server does not know the item. It may be a different database, or one that lost the latest work.</source>
        <translation>Este servidor de bases de datos no conoce el elemento. Quizá sea otra base de datos, o una que ha perdido lo último que se hizo.</translation>
    </message>
    <message>
        <source>This database server does not know your lock. It may have lost the latest work.</source>
        <translation>Este servidor de bases de datos no conoce su bloqueo; quizá haya perdido lo último que se hizo.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Su bloqueo ha vencido y el elemento volvió a la cola (%1).</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>%1 liberó este elemento (%2); ahora no lo tiene nadie.</translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation>%1 completó este elemento (%2).</translation>
    </message>
    <message>
        <source>%1 sent this item back to the previous step at %2.</source>
        <translation>%1 envió este elemento de vuelta al paso anterior (%2).</translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation>Este elemento ya está completado.</translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation>Este elemento está marcado como fallido.</translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation>Este elemento está descartado.</translation>
    </message>
    <message>
        <source>Nobody holds this item any more.</source>
        <translation>Nadie tiene ya este elemento.</translation>
    </message>
    <message>
        <source>%1 passed this item on. What %2 had typed is shown beside the fields; accept or reject each value.</source>
        <translation>%1 ha traspasado este elemento. Lo que había escrito %2 figura junto a los campos; acepte o rechace cada valor.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>%1 liberó este elemento (%2); ahora lo tiene %3.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>%1 liberó este elemento (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so nothing is locked. Correct it, or restart Intray if it is right now.</source>
        <translation>El reloj de este equipo se adelantó mientras Intray estaba en marcha, por lo que no se bloquea nada. Póngalo en hora, o reinicie Intray si ahora es correcto.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>El siguiente elemento de %1 está disponible en %n segundo.</numerusform>
            <numerusform>El siguiente elemento de %1 está disponible en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 now has the item.</source>
        <translation>Otro programa que trabaja con esta tabla terminó su bloqueo a las %1; ahora %2 tiene el elemento.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Otro programa que trabaja con esta tabla terminó su bloqueo a las %1.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Una regla o un disparador de la tabla de %1 no deja bloquear las filas siguientes. Pida a un administrador que cambie la regla o las filas.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 se ha fusionado con %2.</translation>
    </message>
    <message>
        <source>The reason: “%1”.</source>
        <translation>El motivo: «%1».</translation>
    </message>
    <message>
        <source>What is left in %1 is assigned to others.</source>
        <translation>Lo que queda en %1 está asignado a otras personas.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>Este elemento está asignado a otra persona. Un supervisor puede asignárselo a usted o a todos.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is now checked against the new ones; what you typed is still here.</source>
        <translation>Las reglas de %1 han cambiado. El registro se comprueba con las nuevas; lo que escribió sigue aquí.</translation>
    </message>
    <message>
        <source>A file that %1 imported later has other values. They are shown beside the fields; accept or reject each.</source>
        <translation>Un archivo que %1 trajo más tarde tiene otros valores. Están junto a los campos; acepte o rechace cada uno.</translation>
    </message>
    <message>
        <source>%1 changed this record in the meantime. The values that differ from yours are shown beside the fields; accept or reject each.</source>
        <translation>%1 ha cambiado este registro entretanto. Los valores distintos de los suyos figuran junto a los campos; acepte o rechace cada uno.</translation>
    </message>
    <message>
        <source>%1 gave this item back to you at %2. Take it again to go on with it.</source>
        <translation>%1 le ha devuelto este elemento (%2). Vuelva a tomarlo para seguir con él.</translation>
    </message>
    <message>
        <source>%1 is no longer locked for you.</source>
        <translation>%1 ya no está bloqueado para usted.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are no longer locked for you: %1.</source>
        <translation>
            <numerusform>%n elemento ya no está bloqueado para usted: %1.</numerusform>
            <numerusform>%n elementos ya no están bloqueados para usted: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had been taken in the meantime, stays with you and comes next.</source>
        <translation>%1, que había llegado entretanto, se queda con usted y viene después.</translation>
    </message>
    <message>
        <source>The queue %1 is paused. You can still finish the items that you hold.</source>
        <translation>La cola %1 está en pausa. Lo que usted tiene aún se puede finalizar.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: “%2”. You can still finish the items that you hold.</source>
        <translation>La cola %1 está en pausa: «%2». Lo que usted tiene aún se puede finalizar.</translation>
    </message>
    <message>
        <source>%1 is not finished; your text is still here.</source>
        <translation>%1 no está finalizado; su texto sigue aquí.</translation>
    </message>
    <message>
        <source>%1 gave this item to %2 at %3.</source>
        <translation>%1 pasó este elemento a %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 released %n item(s) that you held: %2.</source>
        <translation>
            <numerusform>%1 liberó %n elemento que usted tenía: %2.</numerusform>
            <numerusform>%1 liberó %n elementos que usted tenía: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n item(s) that you held to %2: %3.</source>
        <translation>
            <numerusform>%1 pasó a %2 %n elemento que usted tenía: %3.</numerusform>
            <numerusform>%1 pasó a %2 %n elementos que usted tenía: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not completed: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 no se ha completado: ahora no se puede escribir nada en la base de datos. Pulse Esc para seguir escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 stays here: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 se queda aquí: ahora no se puede escribir nada en la base de datos. Pulse Esc para seguir escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. Complete it now, or press Esc to go on typing in it.</source>
        <translation>%1 no se completó porque no había acceso a la base de datos. Complételo ahora o pulse Esc para seguir escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. You can complete it now.</source>
        <translation>%1 no se completó porque no había acceso a la base de datos. Ahora puede completarlo.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. Try again now, or press Esc to go on typing in it.</source>
        <translation>%1 se quedó aquí porque no había acceso a la base de datos. Inténtelo de nuevo ahora o pulse Esc para seguir escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. You can try again now.</source>
        <translation>%1 se quedó aquí porque no había acceso a la base de datos. Ahora puede intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Press Esc to go on typing in %1.</source>
        <translation>Pulse Esc para seguir escribiendo en %1.</translation>
    </message>
    <message>
        <source>What you typed in the meantime was not entered: &quot;%1&quot;.</source>
        <translation>Lo que escribió entretanto no se introdujo: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.</source>
        <translation>
            <numerusform>Se ha deshecho lo que escribió en %n campo. Ctrl+Z lo recupera todo.</numerusform>
            <numerusform>Se ha deshecho lo que escribió en %n campos. Ctrl+Z lo recupera todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values are as they were before, but for %n field(s) that you have typed in since.</source>
        <translation>
            <numerusform>Los valores están como antes, salvo en %n campo en el que ha escrito desde entonces.</numerusform>
            <numerusform>Los valores están como antes, salvo en %n campos en los que ha escrito desde entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes other values for this record. They are shown beside the fields; accept or reject each.</source>
        <translation>%1 propone otros valores para este registro. Están junto a los campos; acepte o rechace cada uno.</translation>
    </message>
    <message>
        <source>%1 still has this item. Take it again once it is free.</source>
        <translation>%1 todavía tiene este elemento. Vuelva a tomarlo cuando esté libre.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n item(s). Completing leads through them; Return gives back one or all.</source>
        <translation>
            <numerusform>Ha tomado %n elemento. Completar lleva de uno al siguiente; Devolver devuelve uno o todos.</numerusform>
            <numerusform>Ha tomado %n elementos. Completar lleva de uno al siguiente; Devolver devuelve uno o todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes to you again only when nothing else is left, or when you pick it.</source>
        <translation>Solo vuelve a usted cuando no queda nada más o cuando lo elige.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the search does not find it.</source>
        <translation>%1 era el siguiente de la cola; la búsqueda no lo encuentra.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the filter does not find it.</source>
        <translation>%1 era el siguiente de la cola; el filtro no lo encuentra.</translation>
    </message>
    <message>
        <source>No open item that the search or filter finds is left to take.</source>
        <translation>No queda por tomar ningún elemento abierto de los que encuentra la búsqueda o el filtro.</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s) were left open.</source>
        <translation>
            <numerusform>%n duda quedó abierta.</numerusform>
            <numerusform>%n dudas quedaron abiertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The question about %1 was asked. Its answer is shown beside the field when it comes.</source>
        <translation>Se hizo la pregunta sobre %1. La respuesta aparece junto al campo cuando llegue.</translation>
    </message>
    <message>
        <source>%1 waits for the answer, and then comes first to you.</source>
        <translation>%1 espera la respuesta y después le llega primero a usted.</translation>
    </message>
</context>
<context>
    <name>DeskRefusals</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation>La base de datos todavía no ha respondido. Espere un momento.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Elija primero una cola.</translation>
    </message>
    <message>
        <source>Intray is already looking for work.</source>
        <translation>Ya se está buscando trabajo.</translation>
    </message>
    <message>
        <source>No record is open whose text could be saved.</source>
        <translation>No hay ningún registro en curso cuyo texto se pueda guardar.</translation>
    </message>
    <message>
        <source>This is only for a record whose lock was lost.</source>
        <translation>Esto es para un registro cuyo bloqueo se ha perdido.</translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation>No tiene elementos sin finalizar.</translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation>No hay nada que reintentar.</translation>
    </message>
    <message>
        <source>There is nothing to undo: that is possible for ten seconds after finishing an item.</source>
        <translation>No hay nada que deshacer: eso se puede hacer durante diez segundos después de finalizar un elemento.</translation>
    </message>
    <message>
        <source>You no longer hold this item. Take it again first; your text is kept.</source>
        <translation>Ya no tiene este elemento. Tómelo de nuevo primero; su texto se conserva.</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>No hay ningún registro en curso. Tome primero un elemento.</translation>
    </message>
    <message>
        <source>There is no previous step to send the item back to.</source>
        <translation>No hay ningún paso antes de este, así que no hay adónde enviar de vuelta el elemento.</translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation>No hay ningún bloqueo que prolongar. Tome primero un elemento.</translation>
    </message>
    <message>
        <source>The database can be reached: complete the item as usual.</source>
        <translation>Hay acceso a la base de datos: complete el elemento como de costumbre.</translation>
    </message>
    <message>
        <source>It is too late to undo %1: that is possible for ten seconds. A supervisor can reopen it.</source>
        <translation>Es demasiado tarde para deshacer %1: eso se puede hacer durante diez segundos. Un supervisor puede volver a abrirlo.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>No hay ningún registro en el que escribir una nota.</translation>
    </message>
    <message>
        <source>A record is open. What else is yours is in the list of your items.</source>
        <translation>Hay un registro abierto. Lo demás que es suyo está en la lista de sus elementos.</translation>
    </message>
    <message>
        <source>No search or filter is on in the list of open items.</source>
        <translation>En la lista de elementos abiertos no hay ninguna búsqueda ni filtro.</translation>
    </message>
    <message>
        <source>Items of %1 cannot wait for an answer, because they come from another table. Write a note, and return the item.</source>
        <translation>Los elementos de %1 no pueden esperar una respuesta, porque vienen de otra tabla. Escriba una nota y devuelva el elemento.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be saved on this computer because its disk is full. Free some space; Intray keeps trying.</source>
        <translation>Lo que escribe no se puede guardar en este equipo porque su disco está lleno. Libere espacio; se vuelve a intentar automáticamente.</translation>
    </message>
    <message>
        <source>What you type cannot be saved on this computer because the folder for drafts cannot be written to. Intray keeps trying.</source>
        <translation>Lo que escribe no se puede guardar en este equipo porque no se puede escribir en la carpeta de borradores. Se vuelve a intentar automáticamente.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Elija los dos campos que se comparan.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and its values where needed.</source>
        <translation>Elija un campo en cada lado, y los valores donde sea uno de varios.</translation>
    </message>
    <message>
        <source>Choose the fields that are equal, and those that are equal then.</source>
        <translation>Elija los campos que son iguales y los que entonces lo son.</translation>
    </message>
    <message>
        <source>Choose the fields that are different in every record.</source>
        <translation>Elija los campos que son distintos en cada registro.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Enter a whole number like %1.</source>
        <translation>Escriba un número entero como %1.</translation>
    </message>
    <message>
        <source>Usually a whole number like %1.</source>
        <translation>Normalmente es un número entero como %1.</translation>
    </message>
    <message>
        <source>Each value is a whole number like %1.</source>
        <translation>Cada valor es un número entero como %1.</translation>
    </message>
    <message>
        <source>Enter a number like %1.</source>
        <translation>Escriba un número como %1.</translation>
    </message>
    <message>
        <source>Usually a number like %1.</source>
        <translation>Normalmente es un número como %1.</translation>
    </message>
    <message>
        <source>Each value is a number like %1.</source>
        <translation>Cada valor es un número como %1.</translation>
    </message>
    <message>
        <source>Enter a real date like %1.</source>
        <translation>Escriba una fecha real como %1.</translation>
    </message>
    <message>
        <source>Usually a real date like %1.</source>
        <translation>Normalmente es una fecha real como %1.</translation>
    </message>
    <message>
        <source>Each value is a real date like %1.</source>
        <translation>Cada valor es una fecha real como %1.</translation>
    </message>
    <message>
        <source>Enter a time like %1.</source>
        <translation>Escriba una hora como %1.</translation>
    </message>
    <message>
        <source>Usually a time like %1.</source>
        <translation>Normalmente es una hora como %1.</translation>
    </message>
    <message>
        <source>Each value is a time like %1.</source>
        <translation>Cada valor es una hora como %1.</translation>
    </message>
    <message>
        <source>Enter a date and time like %1.</source>
        <translation>Escriba una fecha y hora como %1.</translation>
    </message>
    <message>
        <source>Usually a date and time like %1.</source>
        <translation>Normalmente es una fecha y hora como %1.</translation>
    </message>
    <message>
        <source>Each value is a date and time like %1.</source>
        <translation>Cada valor es una fecha y hora como %1.</translation>
    </message>
    <message>
        <source>Enter an e-mail address like %1.</source>
        <translation>Escriba una dirección de correo electrónico como %1.</translation>
    </message>
    <message>
        <source>Usually an e-mail address like %1.</source>
        <translation>Normalmente es una dirección de correo electrónico como %1.</translation>
    </message>
    <message>
        <source>Each value is an e-mail address like %1.</source>
        <translation>Cada valor es una dirección de correo electrónico como %1.</translation>
    </message>
    <message>
        <source>Enter a phone number like %1.</source>
        <translation>Escriba un número de teléfono como %1.</translation>
    </message>
    <message>
        <source>Usually a phone number like %1.</source>
        <translation>Normalmente es un número de teléfono como %1.</translation>
    </message>
    <message>
        <source>Each value is a phone number like %1.</source>
        <translation>Cada valor es un número de teléfono como %1.</translation>
    </message>
    <message>
        <source>Enter a web address like %1.</source>
        <translation>Escriba una dirección web como %1.</translation>
    </message>
    <message>
        <source>Usually a web address like %1.</source>
        <translation>Normalmente es una dirección web como %1.</translation>
    </message>
    <message>
        <source>Each value is a web address like %1.</source>
        <translation>Cada valor es una dirección web como %1.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Escriba sí o no.</translation>
    </message>
    <message>
        <source>Usually yes or no.</source>
        <translation>Normalmente es sí o no.</translation>
    </message>
    <message>
        <source>Each value is yes or no.</source>
        <translation>Cada valor es sí o no.</translation>
    </message>
    <message>
        <source>Enter a date like %1.</source>
        <translation>Escriba una fecha como %1.</translation>
    </message>
    <message>
        <source>Enter an address like %1.</source>
        <translation>Escriba una dirección como %1.</translation>
    </message>
    <message>
        <source>Enter a UUID of 32 hexadecimal digits in five groups.</source>
        <translation>Escriba un UUID de 32 dígitos hexadecimales en cinco grupos.</translation>
    </message>
    <message>
        <source>Enter an IP address like %1.</source>
        <translation>Escriba una dirección IP como %1.</translation>
    </message>
    <message>
        <source>Write it like %1.</source>
        <translation>Escríbalo como %1.</translation>
    </message>
</context>
<context>
    <name>ExportTemplate</name>
    <message>
        <source>it is for finished items: the state must be done, failed or dismissed.</source>
        <translation>es para elementos finalizados: el estado debe ser done, failed o dismissed.</translation>
    </message>
    <message>
        <source>it names the field “%1” twice.</source>
        <translation>nombra el campo «%1» dos veces.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Export to %1: %2</source>
        <translation>Exportación a %1: %2</translation>
    </message>
    <message>
        <source>Nothing matches, so the file has no rows.</source>
        <translation>Nada coincide con lo pedido, así que el archivo no tiene filas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>Se escribió %Ln cambio.</numerusform>
            <numerusform>Se escribieron %Ln cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>Se escribió %Ln elemento.</numerusform>
            <numerusform>Se escribieron %Ln elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s), because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Están en %n hoja, porque en una caben 1&#xa0;048&#xa0;576 filas.</numerusform>
            <numerusform>Están en %n hojas, porque en una caben 1&#xa0;048&#xa0;576 filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>La exportación se ha cancelado. No se ha escrito ningún archivo.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>La cola «%1» no tiene ningún campo «%2». Sus campos se pueden ver en sus reglas.</translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation>una fecha como 2026-01-31</translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation>una hora como 14:30:00</translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation>una fecha y hora como 2026-01-31T14:30:00Z</translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation>una dirección de correo electrónico como name@example.org</translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation>una dirección como https://example.org/page</translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation>un UUID de 32 dígitos hexadecimales en cinco grupos</translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation>una dirección IP como 192.0.2.1</translation>
    </message>
</context>
<context>
    <name>FieldKind</name>
    <message>
        <source>a kind is one of %1.</source>
        <translation>un tipo es uno de %1.</translation>
    </message>
    <message>
        <source>the format of a number is written like 1234, 1,234.5 or 1234.5 oz.</source>
        <translation>el formato de un número se escribe como 1234, 1.234,5 o 1234.5 oz.</translation>
    </message>
    <message>
        <source>the format of a date or time is written like dd.MM.yyyy, d-MMM-yy or HH:mm.</source>
        <translation>el formato de una fecha u hora se escribe como dd.MM.yyyy, d-MMM-yy o HH:mm.</translation>
    </message>
    <message>
        <source>a whole number like %1</source>
        <translation>un número entero como %1</translation>
    </message>
    <message>
        <source>a number like %1</source>
        <translation>un número como %1</translation>
    </message>
    <message>
        <source>a real date like %1</source>
        <translation>una fecha real como %1</translation>
    </message>
    <message>
        <source>a time like %1</source>
        <translation>una hora como %1</translation>
    </message>
    <message>
        <source>a date and time like %1</source>
        <translation>una fecha y hora como %1</translation>
    </message>
    <message>
        <source>a phone number like +49 30 901820</source>
        <translation>un número de teléfono como +49 30 901820</translation>
    </message>
    <message>
        <source>a web address like www.example.org</source>
        <translation>una dirección web como www.example.org</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
</context>
<context>
    <name>FieldPasting</name>
    <message>
        <source>There are characters here that cannot be seen: %1.</source>
        <translation>Aquí hay caracteres que no se ven: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>¿Es correcto? No es el %n valor habitual.</numerusform>
            <numerusform>¿Es correcto? No es uno de los %n valores habituales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 characters, and it can have %L2 at most.</source>
        <translation>No se pegó nada: %3 tendría %L1 caracteres y puede tener como máximo %L2.</translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 bytes, and it can have %L2 at most.</source>
        <translation>No se pegó nada: %3 tendría %L1 bytes y puede tener como máximo %L2.</translation>
    </message>
    <message>
        <source>Is this right? Usual here is only “%1”.</source>
        <translation>¿Es correcto? Aquí solo es habitual «%1».</translation>
    </message>
</context>
<context>
    <name>FieldRemarks</name>
    <message>
        <source>was missing</source>
        <translation>faltaba</translation>
    </message>
    <message>
        <source>missing in the import</source>
        <translation>falta en la importación</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>empty in the import</source>
        <translation>vacío en la importación</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>importado como %1</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Enter a whole number, such as 12.</source>
        <translation>Escriba un número entero, por ejemplo 12.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Escriba true o false.</translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation>Esto debe ser texto.</translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation>Esto debe ser del tipo «%1».</translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation>Este campo es obligatorio. Rellénelo.</translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation>Escriba el número como %1.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>Esto debe ser uno de: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>Esto debe ser el %n valor conocido.</numerusform>
            <numerusform>Esto debe ser uno de los %n valores conocidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>Es demasiado corto: necesita al menos %n carácter.</numerusform>
            <numerusform>Es demasiado corto: necesita al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>Es demasiado largo: cabe como máximo %n carácter.</numerusform>
            <numerusform>Es demasiado largo: caben como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not match the pattern %1.</source>
        <translation>Esto no coincide con el patrón %1.</translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation>Esto debe ser %1 o más.</translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation>Esto debe ser %1 o menos.</translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation>Esto debe ser más de %1.</translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation>Esto debe ser menos de %1.</translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation>Esto debe ser un múltiplo de %1.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>como máximo %n carácter</numerusform>
            <numerusform>como máximo %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule for this field is too complex to check on this text. Shorten the text, or tell a supervisor.</source>
        <translation>La regla de este campo es demasiado compleja para comprobar este texto. Acorte el texto o avise a un supervisor.</translation>
    </message>
    <message>
        <source>This must not contain “%1”: it is not one of the known values.</source>
        <translation>Aquí no puede figurar «%1»: no es ninguno de los valores conocidos.</translation>
    </message>
    <message>
        <source>This was imported as “%1”, but the field stores numbers like %2. Type it again to store it that way.</source>
        <translation>Esto llegó como «%1», y el campo guarda los números en la forma %2. Escríbalo de nuevo y se guardará así.</translation>
    </message>
    <message>
        <source>Enter a number, such as 12 or %1.</source>
        <translation>Escriba un número, por ejemplo 12 o %1.</translation>
    </message>
    <message>
        <source>There are spaces before and behind the text. Delete them.</source>
        <translation>Hay espacios delante y detrás del texto. Bórrelos.</translation>
    </message>
    <message>
        <source>There is a space before the text. Delete it.</source>
        <translation>Hay un espacio delante del texto. Bórrelo.</translation>
    </message>
    <message>
        <source>There is a space behind the text. Delete it.</source>
        <translation>Hay un espacio detrás del texto. Bórrelo.</translation>
    </message>
</context>
<context>
    <name>FieldSentences</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>Como máximo %n carácter.</numerusform>
            <numerusform>Como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Says where the scan is.</source>
        <translation>Dice dónde está el escaneo.</translation>
    </message>
    <message>
        <source>Says which attached file is the scan.</source>
        <translation>Dice qué archivo adjunto es el escaneo.</translation>
    </message>
    <message>
        <source>%1, required.</source>
        <translation>%1, obligatorio.</translation>
    </message>
    <message>
        <source>%1, may be empty.</source>
        <translation>%1, puede estar vacío.</translation>
    </message>
    <message>
        <source>Different in every record.</source>
        <translation>Distinto en cada registro.</translation>
    </message>
    <message>
        <source>Read-only at the desk.</source>
        <translation>No se puede cambiar en la mesa.</translation>
    </message>
    <message>
        <source>Proposes %1 for other ways to write it.</source>
        <translation>Propone %1 para otras formas de escribirlo.</translation>
    </message>
    <message numerus="yes">
        <source>Proposes the nearest of %n value(s).</source>
        <translation>
            <numerusform>Propone el único valor.</numerusform>
            <numerusform>Propone el más próximo de %n valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words are looked up in the dictionary %1.</source>
        <translation>Las palabras se buscan en el diccionario %1.</translation>
    </message>
    <message>
        <source>As usual, without a dictionary.</source>
        <translation>Como siempre, sin diccionario.</translation>
    </message>
    <message>
        <source>Shown in the lists.</source>
        <translation>Se muestra en las listas.</translation>
    </message>
    <message>
        <source>Not in the lists.</source>
        <translation>No está en las listas.</translation>
    </message>
    <message>
        <source>In the group %1.</source>
        <translation>En el grupo %1.</translation>
    </message>
    <message>
        <source>Has several lines.</source>
        <translation>Tiene varias líneas.</translation>
    </message>
    <message>
        <source>No value: %1.</source>
        <translation>Ningún valor: %1.</translation>
    </message>
    <message>
        <source>Its values are those of the table %1.</source>
        <translation>Sus valores son los de la tabla %1.</translation>
    </message>
    <message>
        <source>Pattern, length, lookup, scan: all as usual.</source>
        <translation>Patrón, longitud, tabla de consulta, escaneo: como siempre.</translation>
    </message>
    <message>
        <source>No text means “no value”, as usual.</source>
        <translation>Ningún texto significa «ningún valor», como siempre.</translation>
    </message>
    <message>
        <source>Keeps to a pattern.</source>
        <translation>Sigue un patrón.</translation>
    </message>
    <message>
        <source>%1, written like %2</source>
        <translation>%1, escrito como %2</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>From %1: %2 completed, backlog %3.</source>
        <translation>Desde %1: completados %2, pendientes %3.</translation>
    </message>
    <message>
        <source>From	Completed	Backlog</source>
        <translation>Desde	Completados	Pendientes</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>«%1» es una tubería o un dispositivo y no se puede leer dos veces. Guarde en un archivo lo que sale de ahí e importe ese archivo.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document, not a spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>El archivo «%1» es un documento de oficina y no una hoja de cálculo. Si tiene una tabla, guárdela como hoja de cálculo o como CSV e importe ese archivo.</translation>
    </message>
    <message>
        <source>The file “%1” is not a text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>El archivo «%1» no es un archivo de texto. Intray lee CSV y otros textos delimitados, JSON Lines, hojas de cálculo (.xlsx, .ods) y archivos de Access.</translation>
    </message>
    <message>
        <source>The first line of the file “%1” is not a complete object of JSON. Intray reads JSON lines: one complete object per line.</source>
        <translation>La primera línea del archivo «%1» no es un objeto JSON entero. Intray lee líneas JSON: un objeto entero en cada línea.</translation>
    </message>
</context>
<context>
    <name>FolderRound</name>
    <message>
        <source>%1 is done. %2</source>
        <translation>%1 está hecho. %2</translation>
    </message>
    <message>
        <source>%1 has failed. %2</source>
        <translation>%1 ha fallado. %2</translation>
    </message>
    <message>
        <source>Its name is not UTF-8. Rename the file, and put it into the folder again.</source>
        <translation>Su nombre no es UTF-8. Cambie el nombre del archivo y póngalo de nuevo en la carpeta.</translation>
    </message>
    <message>
        <source>%1 stays where it is for now: another program has it open for writing.</source>
        <translation>%1 se queda donde está por ahora: otro programa lo tiene abierto para escribir.</translation>
    </message>
    <message>
        <source>%1 has changed since it failed. Put it into the folder again when it is complete.</source>
        <translation>%1 ha cambiado desde que falló. Póngalo de nuevo en la carpeta cuando esté completo.</translation>
    </message>
    <message>
        <source>%1 was written to after it had been imported. It is imported again as a whole.</source>
        <translation>Se escribió en %1 después de importarlo. Se importa otra vez entero.</translation>
    </message>
    <message>
        <source>%1 was written to while it was imported. It is imported again as a whole when it is complete.</source>
        <translation>Se escribió en %1 mientras se importaba. Se importará otra vez entero cuando esté completo.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... y una fila más.</numerusform>
            <numerusform>... y %n filas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>To get them all as a file, import again and tick &quot;Save rejected and differing rows to a file&quot;. Nothing is added twice.</source>
        <translation>Para tenerlas todas en un archivo, importe de nuevo y marque «Escribir las filas rechazadas y distintas junto al archivo». Nada se añade dos veces.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Importación de %1: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
        <translation>Cancelado. No se ha importado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n fila actualizaría un registro.</numerusform>
            <numerusform>%n filas actualizarían registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>Se actualizó %n registro.</numerusform>
            <numerusform>Se actualizaron %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n registro que se había retirado está de vuelta.</numerusform>
            <numerusform>%n registros que se habían retirado están de vuelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Se proponen valores para %n registro.</numerusform>
            <numerusform>Se proponen valores para %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>No se pudo actualizar %n registro.</numerusform>
            <numerusform>No se pudieron actualizar %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file: see Queues, Deliveries.</source>
        <translation>
            <numerusform>Al archivo le falta %n registro en espera: véase Colas, Entregas.</numerusform>
            <numerusform>Al archivo le faltan %n registros en espera: véase Colas, Entregas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rejected and differing rows are in the file “%1”.</source>
        <translation>Todas las filas rechazadas y las distintas están en el archivo «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once.</source>
        <translation>
            <numerusform>%n registro se corrigió enseguida.</numerusform>
            <numerusform>%n registros se corrigieron enseguida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already.</source>
        <translation>
            <numerusform>%Ln fila ya existe.</numerusform>
            <numerusform>%Ln filas ya existen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already with other values.</source>
        <translation>
            <numerusform>%Ln fila ya existe con otros valores.</numerusform>
            <numerusform>%Ln filas ya existen con otros valores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) would be rejected.</source>
        <translation>
            <numerusform>%Ln fila se rechazaría.</numerusform>
            <numerusform>%Ln filas se rechazarían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were rejected.</source>
        <translation>
            <numerusform>%Ln fila se ha rechazado.</numerusform>
            <numerusform>%Ln filas se han rechazado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) would be added.</source>
        <translation>
            <numerusform>%Ln registro se añadiría.</numerusform>
            <numerusform>%Ln registros se añadirían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were added.</source>
        <translation>
            <numerusform>%Ln registro se ha añadido.</numerusform>
            <numerusform>%Ln registros se han añadido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se ha añadido nada.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64 characters.</source>
        <translation>«%1» no puede ser el nombre de una cola. Use letras, dígitos, «-», «_» y «.», como máximo 64.</translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation>La columna de clave «%1» está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>La clave tiene más de %n carácter.</numerusform>
            <numerusform>La clave tiene más de %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation>Una fila anterior del archivo tiene la misma clave, «%1».</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was imported.</source>
        <translation>La importación se ha cancelado. No se ha importado nada.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; a changed row is imported as a new one.</source>
        <translation>Ninguna columna distingue todas las filas del archivo, así que cada fila es su propia clave. La misma fila no se añade dos veces; una cambiada entra como nueva.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Más abajo hay filas que comparten «%1», así que la clave es «%2».</translation>
    </message>
    <message>
        <source>No row was imported, so the queue was not created.</source>
        <translation>No ha entrado ninguna fila, así que la cola no se ha creado.</translation>
    </message>
    <message>
        <source>The queue already has a record with the key “%1”, and it differs.</source>
        <translation>La cola ya tiene un registro con la clave «%1», y es distinto.</translation>
    </message>
    <message>
        <source>It is not known whether the rows were imported. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>No se sabe si las filas han entrado. Importe el archivo otra vez en cuanto responda la base de datos: no se añade nada por duplicado.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They will appear when Intray is restarted or imports again.</source>
        <translation>
            <numerusform>La importación se ha aceptado y no se pierde, pero su %n fila aún no se ve. Aparecerá cuando Intray se inicie o importe de nuevo.</numerusform>
            <numerusform>La importación se ha aceptado y no se pierde, pero algunas de sus %n filas aún no se ven. Aparecerán cuando Intray se inicie o importe de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to belong to a different queue.</source>
        <translation>El archivo no tiene ninguna de las columnas de la cola «%1», que son: %2. Parece ser para otra cola.</translation>
    </message>
    <message>
        <source>New are: %1.</source>
        <translation>Nuevas: %1.</translation>
    </message>
    <message>
        <source>Missing are: %1.</source>
        <translation>Faltan: %1.</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue “%1”.</source>
        <translation>Las columnas del archivo no son las de la cola «%1».</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>No se ha importado nada.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it already has are imported again.</source>
        <translation>Hasta ahora, cada fila de esta cola era su propia clave, así que las filas que ya tiene entran de nuevo.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it already has are imported again.</source>
        <translation>Hasta ahora, la clave de esta cola era «%1», así que los registros que ya tiene entran de nuevo.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was imported.</source>
        <translation>Línea %1: %2 No se importó nada.</translation>
    </message>
    <message>
        <source>The same file was imported on %1, as delivery %2.</source>
        <translation>El mismo archivo entró el %1, como entrega %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 y %n archivo más</numerusform>
            <numerusform>%1 y %n archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>En «%1»: %2</translation>
    </message>
    <message>
        <source>A database is imported alone, not together with files.</source>
        <translation>Una base de datos se importa por sí sola, no junto con archivos.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>El archivo «%1» está indicado dos veces.</translation>
    </message>
    <message>
        <source>The file “%1” is of a different kind than “%2”. Import them one by one.</source>
        <translation>El archivo «%1» es de otro tipo que «%2». Impórtelos uno a uno.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>El archivo «%1» tiene otras columnas que «%2».</translation>
    </message>
    <message>
        <source>You cannot see the items of this queue, so rows that it already has count as new in a check.</source>
        <translation>Usted no ve los elementos de esta cola, así que en una prueba las filas que ya tiene cuentan como nuevas.</translation>
    </message>
    <message>
        <source>The same files were imported on %1, as delivery %2.</source>
        <translation>Los mismos archivos entraron el %1, como entrega %2.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or removed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>El archivo «%1» se modificó o se quitó mientras se leía. No se ha importado nada. Impórtelo de nuevo cuando nadie esté escribiendo en él.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Una fila anterior de estos archivos tiene la misma clave, «%1».</translation>
    </message>
    <message>
        <source>The file “%1” has the same content as “%2”.</source>
        <translation>El archivo «%1» tiene el mismo contenido que «%2».</translation>
    </message>
    <message>
        <source>The file “%1” is the same file as “%2”, under another name.</source>
        <translation>El archivo «%1» es el mismo que «%2», con otro nombre.</translation>
    </message>
    <message>
        <source>With the columns of this file the queue would have %1 fields, and it can have at most %2. Leave columns out, or write what repeats as rows. Nothing was imported.</source>
        <translation>Con las columnas de este archivo la cola tendría %1 campos, y puede tener como máximo %2. Quite columnas o escriba en filas lo que se repite. No se ha importado nada.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns by --columns add or --columns ignore.</source>
        <translation>Si el archivo es correcto, elija con --columns add o --columns ignore qué pasa con las columnas nuevas.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns.</source>
        <translation>Si el archivo es correcto, elija qué pasa con las columnas nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>If it does, choose it as the key: %n row(s) will be rejected. Else choose others.</source>
        <translation>
            <numerusform>Si lo es, elíjala como clave: se rechazará %n fila. Si no, elija otras.</numerusform>
            <numerusform>Si lo es, elíjala como clave: se rechazarán %n filas. Si no, elija otras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the key: --key %1 rejects %n row(s), --key %2 none.</source>
        <translation>
            <numerusform>Elija la clave: --key %1 rechaza %n fila, --key %2 ninguna.</numerusform>
            <numerusform>Elija la clave: --key %1 rechaza %n filas, --key %2 ninguna.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema of this queue does not say that its key is “%1”, so the key can be changed at the desk. A supervisor can add that to the schema.</source>
        <translation>El esquema de esta cola no dice que su clave es «%1», así que la clave se puede cambiar en el puesto de trabajo. Un supervisor puede añadirlo al esquema.</translation>
    </message>
    <message>
        <source>Not everything could be corrected at once. %1</source>
        <translation>No se pudo corregir todo enseguida. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once, as was decided for the template “%1”. The imported values are kept.</source>
        <translation>
            <numerusform>%n registro se corrigió enseguida, como está decidido para la plantilla «%1». El valor importado se conserva.</numerusform>
            <numerusform>%n registros se corrigieron enseguida, como está decidido para la plantilla «%1». Los valores importados se conservan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have proposals, as was decided for the template “%1”.</source>
        <translation>
            <numerusform>%n registro tiene propuestas, como está decidido para la plantilla «%1».</numerusform>
            <numerusform>%n registros tienen propuestas, como está decidido para la plantilla «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>They were not corrected at once, because only supervisors may do that.</source>
        <translation>No se corrigieron enseguida, porque solo los supervisores pueden hacerlo.</translation>
    </message>
    <message>
        <source>An earlier row of these files is the same, with all its values.</source>
        <translation>Una fila anterior de estos archivos es la misma, con todos sus valores.</translation>
    </message>
    <message>
        <source>An earlier row of the file is the same, with all its values.</source>
        <translation>Una fila anterior del archivo es la misma, con todos sus valores.</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>passed unopened</source>
        <translation>pasó sin abrirse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
</context>
<context>
    <name>JsonTable</name>
    <message>
        <source>The file “%1” has no records: there is nothing to import.</source>
        <translation>El archivo «%1» no tiene registros: no hay nada que importar.</translation>
    </message>
    <message>
        <source>The line is not JSON: %1 at character %2.</source>
        <translation>La línea no es JSON: %1 en el carácter %2.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>La línea no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The number %1 has too many digits to be stored. Write it in quotation marks.</source>
        <translation>El número %1 tiene más cifras de las que se pueden conservar. Escríbalo entre comillas.</translation>
    </message>
    <message>
        <source>The line is not in the form of an export, unlike the first one.</source>
        <translation>La línea no es como la escribe una exportación; la primera sí.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>El registro no tiene campos.</translation>
    </message>
    <message>
        <source>The field “%1” occurs twice in the line.</source>
        <translation>El campo «%1» está dos veces en la línea.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Un campo de la línea no tiene nombre.</translation>
    </message>
    <message>
        <source>With line %1 the file has more than the %2 fields that a queue can have. If names of fields are values there, write them as values.</source>
        <translation>Con la línea %1 el archivo tiene más de los %2 campos que puede tener una cola. Si allí los nombres de los campos son valores, escríbalos como valores.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>There are bytes in the line that are not %1.</source>
        <translation>En la línea hay bytes que no son de %1.</translation>
    </message>
    <message>
        <source>No line of the file “%1” can be read. %2</source>
        <translation>No se puede leer ninguna línea del archivo «%1». %2</translation>
    </message>
</context>
<context>
    <name>KeptSeals</name>
    <message>
        <source>A seal that this computer has kept is not in the database any more: the end of its history is lost. &quot;intrayctl audit&quot; says more.</source>
        <translation>Un sello que este equipo había guardado ya no está en la base de datos: se ha perdido el final de su historial. «intrayctl audit» dice más.</translation>
    </message>
</context>
<context>
    <name>KeyDoubt</name>
    <message numerus="yes">
        <source>%n row(s) have a value there that an earlier row has, too: %1.</source>
        <translation>
            <numerusform>%n fila tiene ahí un valor que también tiene una anterior: %1.</numerusform>
            <numerusform>%n filas tienen ahí un valor que también tiene una anterior: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value there.</source>
        <translation>
            <numerusform>%n fila no tiene ningún valor ahí.</numerusform>
            <numerusform>%n filas no tienen ningún valor ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in lines %2 and %3</source>
        <translation>«%1» en las líneas %2 y %3</translation>
    </message>
    <message>
        <source>“%1” looks as if it should.</source>
        <translation>«%1» parece serlo.</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>¿Qué columna identifica un registro?</translation>
    </message>
</context>
<context>
    <name>KindWords</name>
    <message>
        <source>Any text</source>
        <translation>Cualquier texto</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Número entero</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Fecha y hora</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Número de teléfono</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Dirección web</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>As the JSON type says: %1</source>
        <translation>Como dice el tipo JSON: %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Dirección IP</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Las correcciones de otros son para supervisores. Puede ver las suyas: añada --mine.</translation>
    </message>
</context>
<context>
    <name>ListFilter</name>
    <message>
        <source>The filter “%1” is damaged in the database and cannot be used. Save it again under this name, or remove it.</source>
        <translation>El filtro «%1» está dañado en la base de datos y no se puede usar. Guárdelo de nuevo con este nombre o elimínelo.</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Un filtro necesita un nombre.</translation>
    </message>
    <message>
        <source>The name of a filter can have %1 characters at most. Choose a shorter one.</source>
        <translation>El nombre de un filtro puede tener %1 caracteres como máximo. Elija uno más corto.</translation>
    </message>
    <message>
        <source>The name has a character that cannot be seen, or that turns the others around. Type the name without it.</source>
        <translation>El nombre tiene un carácter que no se ve o que da la vuelta a los demás. Escriba el nombre sin él.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The lookup table “%1” does not have it.</source>
        <translation>La tabla de consulta «%1» no lo tiene.</translation>
    </message>
    <message>
        <source>In the lookup table “%1”, %2 is “%3” here.</source>
        <translation>En la tabla de consulta «%1», %2 es aquí «%3».</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>La carga se canceló. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Give the lookup table a name of 1 to 255 characters.</source>
        <translation>Dé a la tabla de consulta un nombre de 1 a 255 caracteres.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>No hay ninguna columna «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>La línea %1 no se puede leer: %2 Nada ha cambiado.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>El valor de la línea %1 tiene más de %2 caracteres. Nada ha cambiado.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Item</source>
        <translation>&amp;Elemento</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Hay una importación en curso</translation>
    </message>
    <message>
        <source>%1 is still being imported.</source>
        <translation>%1 todavía se está importando.</translation>
    </message>
    <message>
        <source>If you close Intray now, the import is cancelled and none of its rows are imported.</source>
        <translation>Si cierra Intray ahora, la importación se cancela y no entra ninguna de sus filas.</translation>
    </message>
    <message>
        <source>&amp;Continue importing</source>
        <translation>&amp;Seguir importando</translation>
    </message>
    <message>
        <source>Cancel &amp;import and close</source>
        <translation>&amp;Cancelar la importación y cerrar</translation>
    </message>
    <message>
        <source>An export is running</source>
        <translation>Hay una exportación en curso</translation>
    </message>
    <message>
        <source>%1 is still being written.</source>
        <translation>%1 todavía se está escribiendo.</translation>
    </message>
    <message>
        <source>If you close Intray now, the export is cancelled and no file is written.</source>
        <translation>Si cierra Intray ahora, la exportación se cancela y no se escribe ningún archivo.</translation>
    </message>
    <message>
        <source>&amp;Continue exporting</source>
        <translation>&amp;Seguir exportando</translation>
    </message>
    <message>
        <source>Cancel &amp;export and close</source>
        <translation>&amp;Cancelar la exportación y cerrar</translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation>Supervi&amp;sión</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>El campo «%1» se forma de la columna «%2», que el archivo no tiene. Contiene: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>El campo «%1» tiene fechas con la forma «%2», que no es ninguna. Escríbala como en dd.MM.yyyy o yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>El campo «%1» tiene números con la forma «%2», que no es ninguna. Indique un país, como en de_DE, o un ejemplo, como en 1.234,5.</translation>
    </message>
    <message>
        <source>it must name one column or more, unless the field is the name of the file (&quot;file_name&quot;: true).</source>
        <translation>debe nombrar una columna o más, salvo que el campo sea el nombre del archivo (&quot;file_name&quot;: true).</translation>
    </message>
    <message>
        <source>it counts from 1, or from -1 at the end, and needs &quot;split&quot;: where the value is taken apart.</source>
        <translation>cuenta desde 1, o desde -1 por el final, y necesita &quot;split&quot;: por dónde se divide el valor.</translation>
    </message>
    <message>
        <source>a field cannot be a date as well.</source>
        <translation>un campo no puede ser además una fecha.</translation>
    </message>
    <message>
        <source>it must be the name of a field.</source>
        <translation>debe ser el nombre de un campo.</translation>
    </message>
    <message>
        <source>the key is each row by itself, or of columns.</source>
        <translation>la clave es cada fila por sí misma, o se compone de columnas.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>La plantilla ocupa más de 1 MB. Las plantillas son más cortas.</translation>
    </message>
    <message>
        <source>The template is not a JSON object: %1 at character %2.</source>
        <translation>La plantilla no es un objeto JSON: %1 en el carácter %2.</translation>
    </message>
    <message>
        <source>The template leaves out every column of the file.</source>
        <translation>La plantilla omite todas las columnas del archivo.</translation>
    </message>
    <message>
        <source>The field “%1” would be made twice. Leave one of its columns out, or give it another name.</source>
        <translation>El campo «%1» se formaría dos veces. Omita una de sus columnas o dele otro nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</source>
        <translation>
            <numerusform>%n valor de «%1» no está escrito como indica la plantilla y ha entrado tal como está, en la línea %2.</numerusform>
            <numerusform>%n valores de «%1» no están escritos como indica la plantilla y han entrado tal como están, el primero en la línea %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template cannot be read at %1: %2</source>
        <translation>La plantilla no se puede leer en %1: %2</translation>
    </message>
    <message>
        <source>it must be a text.</source>
        <translation>debe ser un texto.</translation>
    </message>
    <message>
        <source>it must be true or false.</source>
        <translation>debe ser true o false.</translation>
    </message>
    <message>
        <source>it must be a whole number from %1 to %2.</source>
        <translation>debe ser un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>it must be a text or a list of texts.</source>
        <translation>debe ser un texto o una lista de textos.</translation>
    </message>
    <message>
        <source>it must be one character, or null for none.</source>
        <translation>debe ser un solo carácter, o null para ninguno.</translation>
    </message>
    <message>
        <source>it must be one of: %1.</source>
        <translation>debe ser uno de: %1.</translation>
    </message>
    <message>
        <source>it must be an object.</source>
        <translation>debe ser un objeto.</translation>
    </message>
    <message>
        <source>it must be a list.</source>
        <translation>debe ser una lista.</translation>
    </message>
    <message>
        <source>a template has no such keyword.</source>
        <translation>una plantilla no tiene esa palabra.</translation>
    </message>
    <message>
        <source>The template has the keyword “%1” twice in one place.</source>
        <translation>La plantilla tiene la palabra «%1» dos veces en un mismo lugar.</translation>
    </message>
    <message>
        <source>Priority or context is taken from the column “%1”, which the file does not have. It has: %2.</source>
        <translation>La prioridad o el contexto se toma de la columna «%1», que el archivo no tiene. Contiene: %2.</translation>
    </message>
    <message>
        <source>A context cannot be made of a column “%1”, because Intray uses that name itself. Give the column another name.</source>
        <translation>No se puede formar un contexto de una columna «%1», porque Intray usa ese nombre. Dé otro nombre a la columna.</translation>
    </message>
    <message>
        <source>The column “%1” has “%2”, which is not a priority: a whole number from -%3 to %3.</source>
        <translation>La columna «%1» dice «%2», que no es una prioridad: un número entero de -%3 a %3.</translation>
    </message>
    <message>
        <source>The key cannot be made of %1, because priority or context is taken from there and it is no field of the record. Choose another key, or make a field of it as well, with a template.</source>
        <translation>La clave no puede componerse de %1, porque de ahí se toma la prioridad o el contexto y no es un campo del registro. Elija otra clave o forme también un campo con una plantilla.</translation>
    </message>
    <message>
        <source>Priority or context is taken from %1, so that no field is made of it. Make a field of it as well, with a template.</source>
        <translation>La prioridad o el contexto se toma de %1, así que no se forma ningún campo con ello. Forme también un campo con una plantilla.</translation>
    </message>
    <message>
        <source>The template is not a JSON object.</source>
        <translation>La plantilla no es un objeto JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>«%1» no es un formato de fecha. Escríbalo como dd.MM.yyyy o yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>“%1” is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>«%1» no es un formato de número. Indique un país, como en de_DE, o un ejemplo, como en 1.234,5.</translation>
    </message>
    <message>
        <source>the field “%1” would be made twice.</source>
        <translation>el campo «%1» se formaría dos veces.</translation>
    </message>
    <message>
        <source>it must name fields, each once.</source>
        <translation>debe nombrar campos, cada uno una vez.</translation>
    </message>
    <message>
        <source>the template makes no field “%1” of the column of this name.</source>
        <translation>la plantilla no forma ningún campo «%1» con la columna de este nombre.</translation>
    </message>
    <message>
        <source>pair %1 must be a list of two texts: a value, and what it becomes.</source>
        <translation>el par %1 debe ser una lista de dos textos: un valor y en qué se convierte.</translation>
    </message>
    <message>
        <source>“%1” has a character in it that no record can have (U+0000).</source>
        <translation>«%1» tiene un carácter que ningún registro puede tener (U+0000).</translation>
    </message>
    <message>
        <source>“%1” cannot become both “%2” and “%3”; leave one of them out.</source>
        <translation>«%1» no puede convertirse a la vez en «%2» y en «%3»; deje uno fuera.</translation>
    </message>
    <message>
        <source>it must be a time such as 2026-11-27T10:30:00Z.</source>
        <translation>debe ser un momento como 2026-11-27T10:30:00Z.</translation>
    </message>
    <message>
        <source>it must be the name of a queue.</source>
        <translation>debe ser el nombre de una cola.</translation>
    </message>
    <message>
        <source>a decision has either values and what they become (&quot;becomes&quot;) or &quot;examples&quot;.</source>
        <translation>una decisión tiene o bien valores y en qué se convierten (&quot;becomes&quot;), o bien &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>forms are for &quot;examples&quot;.</source>
        <translation>las formas son para &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>No value becomes the same in all records, so there is nothing to keep for the next delivery.</source>
        <translation>Ningún valor pasa a ser el mismo en todos los registros, así que no hay nada que guardar para la próxima entrega.</translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message>
        <source>small letters</source>
        <translation>minúsculas</translation>
    </message>
    <message>
        <source>capital letters</source>
        <translation>mayúsculas</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>mayúscula en cada palabra</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>el nombre del archivo</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>la última parte</translation>
    </message>
    <message>
        <source>part %1 from the end</source>
        <translation>parte %1 desde el final</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
    </message>
    <message>
        <source>%1 and what follows</source>
        <translation>%1 y lo que sigue</translation>
    </message>
    <message>
        <source>no spaces around it</source>
        <translation>sin espacios alrededor</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1: nada</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>fecha %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n campo formado de nuevo</numerusform>
            <numerusform>%n campos formados de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n columna omitida</numerusform>
            <numerusform>%n columnas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>the priority</source>
        <translation>la prioridad</translation>
    </message>
    <message>
        <source>part of the context</source>
        <translation>parte del contexto</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>priority from %1</source>
        <translation>prioridad según %1</translation>
    </message>
    <message>
        <source>context from %1</source>
        <translation>contexto según %1</translation>
    </message>
</context>
<context>
    <name>MissingMark</name>
    <message>
        <source>A missing value cannot be marked by a line end. Choose another mark.</source>
        <translation>Un&#xa0;valor&#xa0;que&#xa0;falta&#xa0;no&#xa0;se&#xa0;puede&#xa0;marcar&#xa0;con&#xa0;un&#xa0;fin&#xa0;de&#xa0;línea.&#xa0;Elija&#xa0;otra&#xa0;marca.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the quote character. Choose another mark.</source>
        <translation>Un&#xa0;valor&#xa0;que&#xa0;falta&#xa0;no&#xa0;se&#xa0;puede&#xa0;marcar&#xa0;con&#xa0;«%1»,&#xa0;porque&#xa0;contiene&#xa0;la&#xa0;comilla.&#xa0;Elija&#xa0;otra&#xa0;marca.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the separator. Choose another mark.</source>
        <translation>Un&#xa0;valor&#xa0;que&#xa0;falta&#xa0;no&#xa0;se&#xa0;puede&#xa0;marcar&#xa0;con&#xa0;«%1»,&#xa0;porque&#xa0;contiene&#xa0;el&#xa0;separador.&#xa0;Elija&#xa0;otra&#xa0;marca.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because a spreadsheet could run that as a formula. Choose another mark.</source>
        <translation>Un&#xa0;valor&#xa0;que&#xa0;falta&#xa0;no&#xa0;se&#xa0;puede&#xa0;marcar&#xa0;con&#xa0;«%1»,&#xa0;porque&#xa0;una&#xa0;hoja&#xa0;de&#xa0;cálculo&#xa0;podría&#xa0;ejecutarlo&#xa0;como&#xa0;fórmula.&#xa0;Elija&#xa0;otra&#xa0;marca.</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing prevents it.</source>
        <translation>No hay ningún obstáculo.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, until %4.</source>
        <translation>%1 lo tiene desde %3, hasta %4.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, but the lock ended at %4: whoever takes the next item gets it.</source>
        <translation>%1 lo tiene desde %3, pero el bloqueo ya ha vencido (%4): lo recibe quien tome el siguiente.</translation>
    </message>
    <message>
        <source>It is postponed until %4.</source>
        <translation>Se aplazó hasta %4.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>La cola «%2» está en pausa.</translation>
    </message>
    <message>
        <source>It needs a different person: %1 did the previous step and does not get it.</source>
        <translation>Necesita otra persona: %1 hizo el paso anterior y no lo recibe.</translation>
    </message>
    <message>
        <source>Nobody is allowed to take items from the queue &quot;%2&quot;. An administrator can add somebody to it.</source>
        <translation>Nadie de los que trabajan tiene permiso para tomar elementos de la cola «%2». Un administrador puede añadir a alguien.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;.</source>
        <translation>%1 no tiene permiso para tomar elementos de la cola «%2».</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>No existe (ya) ningún usuario llamado «%1».</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>%1 no tiene ningún rol que tome elementos, como operador o proceso automático.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can reopen it.</source>
        <translation>
            <numerusform>Sus intentos se han agotado: se tomó %n vez y el bloqueo venció. Un supervisor puede volver a abrirlo.</numerusform>
            <numerusform>Sus intentos se han agotado: se tomó %n veces y el último bloqueo venció. Un supervisor puede volver a abrirlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 marked it as failed at %3: %5</source>
        <translation>%1 lo marcó como fallido (%3): %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>%1 lo completó (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it will not come back.</source>
        <translation>%1 lo descartó (%3); no vuelve nunca.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it when it last ran, so nobody gets it.</source>
        <translation>La consulta de la cola «%2» no lo encontró en su última ejecución, así que nadie lo recibe.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: ask for its work with Take next; it cannot be picked from a list.</source>
        <translation>La cola «%2» se llena con una consulta: su trabajo se obtiene con Tomar siguiente, no de una lista.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and more are not allowed.</source>
        <translation>
            <numerusform>%1 tiene %n elemento de la cola «%2», y esta no permite más.</numerusform>
            <numerusform>%1 tiene %n elementos de la cola «%2», y esta no permite más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Lo que queda en la cola «%2» está bloqueado por otros (%n elemento).</numerusform>
            <numerusform>Lo que queda en la cola «%2» está bloqueado por otros (%n elementos).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; is postponed; the next is due %4.</source>
        <translation>Lo que queda en la cola «%2» se aplazó; el siguiente está disponible a partir de %4.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>No hay nada abierto en la cola «%2».</translation>
    </message>
    <message>
        <source>%1 has held it in another program since %3, until %4.</source>
        <translation>%1 lo tiene en otro programa desde %3, hasta %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; nobody else gets it.</source>
        <translation>Está asignado a %1; los demás no lo reciben.</translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>Lo que queda en la cola «%2» está asignado a otras personas (%n elemento).</numerusform>
            <numerusform>Lo que queda en la cola «%2» está asignado a otras personas (%n elementos).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherDatabase</name>
    <message>
        <source>Another program did not close the database properly. Open it once with that program, then read it again.</source>
        <translation>Otro programa dejó la base de datos sin terminar. Ábrala una vez con ese programa y vuelva a leerla.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de datos no acepta la consulta: %1. Debe ser un solo SELECT.</translation>
    </message>
    <message>
        <source>The table “%1” cannot be read: %2.</source>
        <translation>La tabla «%1» no se puede leer: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>El archivo «%1» no se puede leer. Compruebe su nombre y si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>The query returns no columns. It must be one SELECT.</source>
        <translation>La consulta no da columnas. Debe ser un solo SELECT.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Una definición del archivo llama a una función que puede causar daños, así que Intray no lo lee: %1. Tome las filas de una copia de la tabla sin esas definiciones.</translation>
    </message>
    <message>
        <source>The query is empty. It must be one SELECT.</source>
        <translation>La consulta está vacía. Debe ser un solo SELECT.</translation>
    </message>
    <message>
        <source>The file “%1” is being written by others right now. Nothing was changed in it; please try again.</source>
        <translation>Otras personas están escribiendo en el archivo «%1» en este momento. No se ha cambiado nada en él; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file “%1” is read-only. Nothing was changed in it; ask for the right to write to it and its folder.</source>
        <translation>El archivo «%1» se puede leer, pero no escribir. No se ha cambiado nada en él; pida permiso para escribir en él y en su carpeta.</translation>
    </message>
    <message>
        <source>The disk with the file “%1” is full. Nothing was changed in it; free some space and try again.</source>
        <translation>El disco del archivo «%1» está lleno. No se ha cambiado nada en él; libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged. Take a backup or another copy of it.</source>
        <translation>El archivo «%1» está dañado. Use una copia de seguridad u otra copia.</translation>
    </message>
    <message>
        <source>The file “%1” is not a database that Intray can read, or it is encrypted.</source>
        <translation>El archivo «%1» no es una base de datos que Intray pueda leer, o está cifrado.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be opened. Check that you may read it and its folder.</source>
        <translation>El archivo «%1» no se puede abrir. Compruebe si tiene permiso para leerlo y para leer su carpeta.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read or written right now. Check the disk and try again.</source>
        <translation>En este momento no se puede leer el archivo «%1» ni escribir en él. Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>All columns hold bytes, such as pictures, and no text: there is nothing to import.</source>
        <translation>Todas las columnas contienen bytes, como imágenes, y no texto: no hay nada que importar.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database rejects it: %1.</source>
        <translation>La base de datos lo rechaza: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>La tabla «%1» es de Intray. Allí no se escribe nada de vuelta.</translation>
    </message>
    <message>
        <source>The table “%1” is of an engine that takes nothing back. Only tables of InnoDB can be corrected; nothing was written.</source>
        <translation>La tabla «%1» es de un motor que no deshace nada. Solo se pueden corregir tablas de InnoDB; no se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>let pass, doubt, order, planted slips, sample, warranty, skip, queue, settings</source>
        <translation>dejar pasar, duda, orden, errores sembrados, muestra, garantía, saltar, cola, ajustes</translation>
    </message>
    <message>
        <source>let pass, forecast, doubt, try, sample, warranty</source>
        <translation>dejar pasar, previsión, duda, probar, muestra, garantía</translation>
    </message>
    <message>
        <source>works council, planted slips, privacy, monitoring, explain, help</source>
        <translation>comité de empresa, errores sembrados, privacidad, vigilancia, explicar, ayuda</translation>
    </message>
    <message>
        <source>guarantee, bound, sample, error rate, passed, statistics, quality assurance, remaining errors</source>
        <translation>garantía, cota, muestra, tasa de error, pasó, estadística, control de calidad, errores restantes</translation>
    </message>
    <message>
        <source>clipboard, statement, report</source>
        <translation>portapapeles, declaración, informe</translation>
    </message>
    <message>
        <source>paper, PDF, save, statement, report, export</source>
        <translation>papel, PDF, guardar, declaración, informe, exportar</translation>
    </message>
    <message>
        <source>planted slips, second look, what needs eyes, settings</source>
        <translation>errores sembrados, segunda mirada, lo que necesita ojos, ajustes</translation>
    </message>
    <message>
        <source>calibration, curve, expected, doubt, statistics, prediction</source>
        <translation>calibración, curva, esperado, duda, estadística, predicción</translation>
    </message>
    <message>
        <source>claim, get, fetch, work, start, new, following</source>
        <translation>obtener, coger, empezar, trabajar, nuevo, siguiente</translation>
    </message>
    <message>
        <source>claim, get, batch, many, multiple, bulk</source>
        <translation>obtener, lote, muchos, varios</translation>
    </message>
    <message>
        <source>claim, pick, open, choose, lock, edit</source>
        <translation>obtener, elegir, abrir, bloquear, editar</translation>
    </message>
    <message>
        <source>done, finish, submit, save, confirm, ready, dispose, end</source>
        <translation>hecho, listo, finalizar, acabar, guardar, confirmar, terminar</translation>
    </message>
    <message>
        <source>done, finish, offline, queue up, dispose</source>
        <translation>hecho, finalizar, sin conexión, más tarde, terminar</translation>
    </message>
    <message>
        <source>give back, put back, unlock, release, postpone, later, snooze, defer, follow up, hold, dispose, end</source>
        <translation>dar de vuelta, desbloquear, liberar, aplazar, más tarde, posponer, finalizar, terminar</translation>
    </message>
    <message>
        <source>delete, discard, remove, cancel, drop, reject, throw away, dispose, end</source>
        <translation>borrar, eliminar, quitar, rechazar, tirar, finalizar, terminar</translation>
    </message>
    <message>
        <source>error, impossible, cannot, escalate, problem, reject, dispose, end</source>
        <translation>error, imposible, no se puede, problema, rechazar, finalizar, terminar</translation>
    </message>
    <message>
        <source>reject, refuse, step back, rework, dispose, end</source>
        <translation>rechazar, paso atrás, rehacer, finalizar, terminar</translation>
    </message>
    <message>
        <source>reopen, revert, mistake, oops, open again</source>
        <translation>reabrir, volver a abrir, revertir, error, equivocación</translation>
    </message>
    <message>
        <source>more time, longer, renew, prolong, expire</source>
        <translation>más tiempo, prolongar, renovar, caducar, ampliar</translation>
    </message>
    <message>
        <source>store, keep, write, interim</source>
        <translation>almacenar, conservar, borrador</translation>
    </message>
    <message>
        <source>comment, remark, annotate, message</source>
        <translation>comentario, observación, anotar</translation>
    </message>
    <message>
        <source>lost lock, claim, get back, recover</source>
        <translation>bloqueo perdido, recuperar, volver a tomar</translation>
    </message>
    <message>
        <source>put aside, park, store, lost lock</source>
        <translation>apartar, aparcar, conservar, bloqueo perdido</translation>
    </message>
    <message>
        <source>continue, go on, unfinished, draft, restore</source>
        <translation>continuar, seguir, sin terminar, borrador, restaurar</translation>
    </message>
    <message>
        <source>repeat, again, redo, connect</source>
        <translation>repetir, otra vez, reintentar, conectar</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, find and replace, everywhere, same mistake</source>
        <translation>cambio masivo, reemplazar todo, buscar y reemplazar, en todas partes, mismo error</translation>
    </message>
    <message>
        <source>file, switch, load, sqlite</source>
        <translation>archivo, cambiar, cargar</translation>
    </message>
    <message>
        <source>server, login, connect, profile, PostgreSQL, MariaDB, ODBC</source>
        <translation>servidor, inicio de sesión, conectar, perfil</translation>
    </message>
    <message>
        <source>people, roles, rights, permissions, accounts, members, tags, logins, administration</source>
        <translation>personas, roles, derechos, permisos, cuentas, miembros, etiquetas, administración</translation>
    </message>
    <message>
        <source>existing table, Access, link, attach, migrate, map</source>
        <translation>tabla existente, vincular, enlazar, migrar, asignar</translation>
    </message>
    <message>
        <source>load, bring in, upload, CSV, Excel, file, delivery, add</source>
        <translation>cargar, traer, subir, archivo, entrega, añadir</translation>
    </message>
    <message>
        <source>save as, download, write, CSV, Excel, JSON, deliver, hand out, extract</source>
        <translation>guardar como, descargar, escribir, entregar, extraer</translation>
    </message>
    <message>
        <source>exit, close, leave, end, log off</source>
        <translation>salir, cerrar, terminar</translation>
    </message>
    <message>
        <source>repeat, ditto, copy from above, same</source>
        <translation>repetir, ídem, copiar de arriba, igual</translation>
    </message>
    <message>
        <source>spell check, dictionary, typo, word</source>
        <translation>ortografía, diccionario, errata, palabra</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to</source>
        <translation>error, regla incumplida, problema, ir a</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to, back</source>
        <translation>error, regla incumplida, problema, ir a, atrás</translation>
    </message>
    <message>
        <source>proposal, apply, take over, fix, yes</source>
        <translation>propuesta, aplicar, aceptar, sí</translation>
    </message>
    <message>
        <source>proposals, apply, take over, fix, automatic</source>
        <translation>propuestas, aplicar, aceptar, automático</translation>
    </message>
    <message>
        <source>proposal, reject, ignore, no, wrong, leave</source>
        <translation>propuesta, rechazar, ignorar, no, incorrecto</translation>
    </message>
    <message>
        <source>proposal, silence, mute, ignore, off</source>
        <translation>propuesta, silenciar, ignorar, nunca más</translation>
    </message>
    <message>
        <source>undo, reset, discard, as imported, original</source>
        <translation>deshacer, restablecer, descartar, como importado, original</translation>
    </message>
    <message>
        <source>find, look up, filter, locate</source>
        <translation>encontrar, buscar, filtrar</translation>
    </message>
    <message>
        <source>reset, remove filter, show all</source>
        <translation>restablecer, quitar el filtro, mostrar todo</translation>
    </message>
    <message>
        <source>reload, update, renew, look again</source>
        <translation>recargar, actualizar, renovar</translation>
    </message>
    <message>
        <source>look, view, peek, read, show, inspect</source>
        <translation>mirar, ver, leer, mostrar, vista previa</translation>
    </message>
    <message>
        <source>switch, focus, jump, section</source>
        <translation>cambiar, saltar, foco, sección</translation>
    </message>
    <message>
        <source>sidebar, show lists, collapse, fold, room</source>
        <translation>barra lateral, mostrar listas, desplegar, espacio</translation>
    </message>
    <message>
        <source>source, scan, picture, history, notes, duplicates, sidebar</source>
        <translation>origen, escaneo, imagen, historial, notas, duplicados</translation>
    </message>
    <message>
        <source>original, before, compare, source, old value</source>
        <translation>original, antes, comparar, valor anterior</translation>
    </message>
    <message>
        <source>columns, grid, list, layout, view</source>
        <translation>columnas, cuadrícula, lista, vista</translation>
    </message>
    <message>
        <source>different, separate, apart, twins, no match</source>
        <translation>diferente, separado, gemelos, no coincide</translation>
    </message>
    <message>
        <source>duplicate, combine, join, unite, same, dedupe, double</source>
        <translation>duplicado, combinar, unir, mismo, doble</translation>
    </message>
    <message>
        <source>my changes, what I changed, mistakes, statistics</source>
        <translation>mis cambios, lo que cambié, errores, estadística</translation>
    </message>
    <message>
        <source>statistics, performance, my work, count, done today</source>
        <translation>estadística, rendimiento, mi trabajo, hecho hoy</translation>
    </message>
    <message>
        <source>command, palette, search, menu</source>
        <translation>comando, paleta, buscar, menú</translation>
    </message>
    <message>
        <source>menu bar, commands</source>
        <translation>barra de menús, comandos</translation>
    </message>
    <message>
        <source>settings, options, configuration, setup, customise</source>
        <translation>ajustes, opciones, configuración, personalizar</translation>
    </message>
    <message>
        <source>default, columns, widths, restore, window, usual</source>
        <translation>predeterminado, columnas, anchos, restaurar, ventana</translation>
    </message>
    <message>
        <source>reason, explain, nothing, blocked, not available</source>
        <translation>motivo, explicar, nada, bloqueado, no disponible</translation>
    </message>
    <message>
        <source>urgent, prioritise, important, order, first, move up, rank</source>
        <translation>urgente, importante, orden, primero, adelantar, rango</translation>
    </message>
    <message>
        <source>give to, allocate, dispatch, distribute, for a person, tag</source>
        <translation>dar a, repartir, distribuir, para una persona, etiqueta</translation>
    </message>
    <message>
        <source>work, record, lists, home, start, go to</source>
        <translation>trabajo, registro, listas, inicio, ir a</translation>
    </message>
    <message>
        <source>dashboard, overview, locks, who holds what, figures, statistics, backlog, go to</source>
        <translation>resumen, bloqueos, quién tiene qué, cifras, estadística, pendientes, ir a</translation>
    </message>
    <message>
        <source>rules, administration, set up, manage, go to</source>
        <translation>reglas, administración, configurar, gestionar, ir a</translation>
    </message>
    <message>
        <source>duplicates, values, bulk, clean, ledger, corrections, data quality, go to</source>
        <translation>duplicados, valores, cambio masivo, limpiar, correcciones, calidad de datos, ir a</translation>
    </message>
    <message>
        <source>log, audit, journal, events, who did what, past, go to</source>
        <translation>registro, auditoría, diario, eventos, quién hizo qué, ir a</translation>
    </message>
    <message>
        <source>switch, tab, forward</source>
        <translation>cambiar, pestaña, adelante</translation>
    </message>
    <message>
        <source>switch, tab, back</source>
        <translation>cambiar, pestaña, atrás</translation>
    </message>
    <message>
        <source>version, licence, information, program</source>
        <translation>versión, licencia, información, programa</translation>
    </message>
    <message>
        <source>unlock, free, take away, break, locked, steal, expired</source>
        <translation>desbloquear, quitar, bloqueado, caducado</translation>
    </message>
    <message>
        <source>transfer, move, give to, other person, locked</source>
        <translation>transferir, mover, dar a, otra persona, bloqueado</translation>
    </message>
    <message>
        <source>absence, holiday, sick, leave, transfer, unlock, release all, locked</source>
        <translation>ausencia, vacaciones, enfermo, transferir, desbloquear, liberar todo, bloqueado</translation>
    </message>
    <message>
        <source>search, locked, who has, holder, abandoned</source>
        <translation>encontrar, bloqueado, quién tiene, abandonado</translation>
    </message>
    <message>
        <source>view, columns, list, who holds what, locked</source>
        <translation>vista, columnas, lista, quién tiene qué, bloqueado</translation>
    </message>
    <message>
        <source>locks, locked, unlock, owner, in work, busy</source>
        <translation>bloqueos, bloqueado, desbloquear, dueño, en curso</translation>
    </message>
    <message>
        <source>figures, statistics, backlog, dashboard, glance</source>
        <translation>cifras, estadística, pendientes, resumen</translation>
    </message>
    <message>
        <source>clipboard, chart, statistics, report</source>
        <translation>portapapeles, gráfico, estadística, informe</translation>
    </message>
    <message>
        <source>export, picture, chart, CSV, statistics, report</source>
        <translation>exportar, imagen, gráfico, estadística, informe</translation>
    </message>
    <message>
        <source>statistics, sum, total, chart</source>
        <translation>estadística, suma, total, gráfico</translation>
    </message>
    <message>
        <source>statistics, chart, hourly, day</source>
        <translation>estadística, gráfico, por hora, día</translation>
    </message>
    <message>
        <source>statistics, chart, daily, week</source>
        <translation>estadística, gráfico, diario, semana</translation>
    </message>
    <message>
        <source>statistics, chart, daily, month</source>
        <translation>estadística, gráfico, diario, mes</translation>
    </message>
    <message>
        <source>reopen, asked back, approve, decline, wishes</source>
        <translation>reabrir, aprobar, rechazar, deseos</translation>
    </message>
    <message>
        <source>add, create, make</source>
        <translation>añadir, crear</translation>
    </message>
    <message>
        <source>schema, form, validation, required, label, lookup, format, columns, pattern, checks</source>
        <translation>esquema, formulario, validación, obligatorio, etiqueta, consulta, formato, columnas, patrón</translation>
    </message>
    <message>
        <source>stop, halt, suspend, hold, start, continue, close, open</source>
        <translation>parar, detener, suspender, iniciar, continuar, cerrar, abrir</translation>
    </message>
    <message>
        <source>deliver, batch, files, imports, undo an import, withdraw, rejected rows, received, came in</source>
        <translation>entregar, lote, archivos, importaciones, deshacer una importación, retirar, filas rechazadas, recibido</translation>
    </message>
    <message>
        <source>bulk change, mass update, find and replace, replace all, undo a bulk correction, everywhere</source>
        <translation>cambio masivo, buscar y reemplazar, reemplazar todo, deshacer un cambio masivo, en todas partes</translation>
    </message>
    <message>
        <source>undo, open again, restore, bring back, redo, done, failed, dismissed, bulk change</source>
        <translation>reabrir, deshacer, restaurar, recuperar, hecho, fallido, descartado, cambio masivo</translation>
    </message>
    <message>
        <source>undo adopting, detach, unlink, disconnect</source>
        <translation>deshacer la adopción, desvincular, desconectar</translation>
    </message>
    <message>
        <source>delete, drop, get rid of</source>
        <translation>borrar, quitar</translation>
    </message>
    <message>
        <source>store, apply, keep, queue</source>
        <translation>aplicar, conservar, cola</translation>
    </message>
    <message>
        <source>revert, discard, reset, cancel, queue</source>
        <translation>revertir, descartar, restablecer, cola</translation>
    </message>
    <message>
        <source>title, rename, members, queue, settings</source>
        <translation>título, renombrar, miembros, cola, ajustes</translation>
    </message>
    <message>
        <source>lock duration, longest lock, expiry, warning, locks per user, attempts, timeout, limit, queue, settings</source>
        <translation>duración del bloqueo, bloqueo más largo, caducidad, aviso, bloqueos por usuario, intentos, límite, cola, ajustes</translation>
    </message>
    <message>
        <source>dispose, disposition, complete, return, dismiss, fail, reasons, reopen, queue, settings</source>
        <translation>finalizar, devolver, descartar, fallar, motivos, reabrir, cola, ajustes</translation>
    </message>
    <message>
        <source>next queue, step, workflow, second keying, four eyes, sample, share, queue, settings</source>
        <translation>cola siguiente, paso, flujo, segunda captura, cuatro ojos, muestra, proporción, ajustes</translation>
    </message>
    <message>
        <source>deliver, import, files, watch, queue, settings</source>
        <translation>entregar, importar, archivos, cola, ajustes</translation>
    </message>
    <message>
        <source>criteria, SQL, source, accents, largest record, limit, queue, settings</source>
        <translation>criterios, origen, acentos, registro más grande, límite, cola, ajustes</translation>
    </message>
    <message>
        <source>criteria, SQL, try, source</source>
        <translation>criterios, ensayar, origen</translation>
    </message>
    <message>
        <source>merge, dedupe, twins, double, same</source>
        <translation>fusionar, gemelos, doble, mismo</translation>
    </message>
    <message>
        <source>find, again, dedupe, twins, double, same, merge</source>
        <translation>encontrar, gemelos, doble, mismo, fusionar, de nuevo</translation>
    </message>
    <message>
        <source>revert, split, unmerge, decision, duplicate</source>
        <translation>revertir, separar, decisión, duplicado</translation>
    </message>
    <message>
        <source>bulk change, facets, frequency, clean, correct, distinct</source>
        <translation>cambio masivo, frecuencia, limpiar, corregir, distintos</translation>
    </message>
    <message>
        <source>facets, frequency, distinct, count</source>
        <translation>frecuencia, distintos, número</translation>
    </message>
    <message>
        <source>pattern, format, shape, mask</source>
        <translation>patrón, formato, máscara</translation>
    </message>
    <message>
        <source>similar, spelling, group, alike</source>
        <translation>parecido, ortografía, grupo</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, by example, clean</source>
        <translation>cambio masivo, reemplazar todo, por ejemplo, limpiar</translation>
    </message>
    <message>
        <source>revert, bulk change, mass update, restore</source>
        <translation>revertir, cambio masivo, restaurar</translation>
    </message>
    <message>
        <source>ledger, errors, statistics, mistakes, changes, report</source>
        <translation>errores, estadística, cambios, informe</translation>
    </message>
    <message>
        <source>export, CSV, ledger, report</source>
        <translation>exportar, informe</translation>
    </message>
    <message>
        <source>log, journal, events, changes, corrections, undo</source>
        <translation>registro, diario, eventos, cambios, correcciones, deshacer</translation>
    </message>
    <message>
        <source>log, journal, events, settings, configuration</source>
        <translation>registro, diario, eventos, ajustes, configuración</translation>
    </message>
    <message>
        <source>log, journal, events, permissions, accounts</source>
        <translation>registro, diario, eventos, permisos, cuentas</translation>
    </message>
    <message>
        <source>audit, seal, verify, tamper, proof, integrity</source>
        <translation>auditoría, sello, verificar, manipulación, prueba, integridad</translation>
    </message>
    <message>
        <source>export, CSV, log, journal, report</source>
        <translation>exportar, registro, diario, informe</translation>
    </message>
    <message>
        <source>help, manual, documentation, support, learn</source>
        <translation>ayuda, manual, documentación, aprender</translation>
    </message>
    <message>
        <source>go to, show, view, look, item, history</source>
        <translation>ir a, mostrar, ver, elemento, historial</translation>
    </message>
    <message>
        <source>revert, restore, correction, old value, roll back, former</source>
        <translation>revertir, restaurar, corrección, valor anterior</translation>
    </message>
    <message>
        <source>search, narrow, who, what, when, log, find</source>
        <translation>buscar, limitar, quién, qué, cuándo, registro, encontrar</translation>
    </message>
    <message>
        <source>learning, usual values, progress, background, continue</source>
        <translation>aprender, valores habituales, progreso, segundo plano, continuar</translation>
    </message>
    <message>
        <source>preview, before, after, old, new</source>
        <translation>vista previa, antes, después, viejo, nuevo</translation>
    </message>
    <message>
        <source>filter, search, found, matching, done, finish, next</source>
        <translation>filtro, búsqueda, encontrado, coincidente, hecho, terminar, siguiente</translation>
    </message>
    <message>
        <source>planted slips, overlooked, missed, caught, catch rate</source>
        <translation>errores sembrados, pasados por alto, advertidos, tasa</translation>
    </message>
    <message>
        <source>question, query, inquire, supplier, wait</source>
        <translation>pregunta, consulta, preguntar, proveedor, esperar</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>because that is a file of the database that is in use</source>
        <translation>porque&#xa0;es&#xa0;un&#xa0;archivo&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;datos&#xa0;en&#xa0;uso</translation>
    </message>
    <message>
        <source>because that is a file of the database that is imported</source>
        <translation>porque&#xa0;es&#xa0;un&#xa0;archivo&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;datos&#xa0;que&#xa0;se&#xa0;importa</translation>
    </message>
    <message>
        <source>because that is a file of the database that is corrected</source>
        <translation>porque&#xa0;es&#xa0;un&#xa0;archivo&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;datos&#xa0;que&#xa0;se&#xa0;corrige</translation>
    </message>
    <message>
        <source>because that is the file that is imported</source>
        <translation>porque&#xa0;es&#xa0;el&#xa0;archivo&#xa0;que&#xa0;se&#xa0;importa</translation>
    </message>
    <message>
        <source>because that is the file with the query</source>
        <translation>porque&#xa0;es&#xa0;el&#xa0;archivo&#xa0;de&#xa0;la&#xa0;consulta</translation>
    </message>
    <message>
        <source>because that is the file for the script</source>
        <translation>porque&#xa0;es&#xa0;el&#xa0;archivo&#xa0;del&#xa0;script</translation>
    </message>
    <message>
        <source>The items cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Los&#xa0;elementos&#xa0;no&#xa0;se&#xa0;pueden&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The rejects cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Las&#xa0;filas&#xa0;rechazadas&#xa0;no&#xa0;se&#xa0;pueden&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The report cannot be written to “%1”, %2. Choose another name.</source>
        <translation>El&#xa0;informe&#xa0;no&#xa0;se&#xa0;puede&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The script cannot be written to “%1”, %2. Choose another name.</source>
        <translation>El&#xa0;script&#xa0;no&#xa0;se&#xa0;puede&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The history cannot be written to “%1”, %2. Choose another name.</source>
        <translation>El&#xa0;historial&#xa0;no&#xa0;se&#xa0;puede&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The corrections cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Las&#xa0;correcciones&#xa0;no&#xa0;se&#xa0;pueden&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
    <message>
        <source>The record schema cannot be written to “%1”, %2. Choose another name.</source>
        <translation>El&#xa0;esquema&#xa0;de&#xa0;registros&#xa0;no&#xa0;se&#xa0;puede&#xa0;escribir&#xa0;en&#xa0;«%1»,&#xa0;%2.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Which records are opened, in which order, and how it is known what people miss.</source>
        <translation>Qué registros se abren, en qué orden, y cómo se sabe lo que se pasa por alto.</translation>
    </message>
    <message>
        <source>Preview of what would be opened</source>
        <translation>Vista previa de lo que se abriría</translation>
    </message>
    <message>
        <source>Says how many of the waiting records would be opened, and changes nothing.</source>
        <translation>Dice cuántos de los registros en espera se abrirían, y no cambia nada.</translation>
    </message>
    <message>
        <source>Says in plain words what happens to records and to people.</source>
        <translation>Dice con palabras sencillas qué pasa con los registros y con las personas.</translation>
    </message>
    <message>
        <source>Warranty on deliveries</source>
        <translation>Garantía de las entregas</translation>
    </message>
    <message>
        <source>States how many fields of a delivery may still be wrong.</source>
        <translation>Dice cuántos campos de una entrega pueden seguir siendo erróneos.</translation>
    </message>
    <message>
        <source>Copy the warranty</source>
        <translation>Copiar la garantía</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Copia la declaración con aquello en que se basa.</translation>
    </message>
    <message>
        <source>As soon as the deliveries are read there is a statement.</source>
        <translation>En cuanto se lean las entregas habrá una declaración.</translation>
    </message>
    <message>
        <source>Print the warranty...</source>
        <translation>Imprimir la garantía...</translation>
    </message>
    <message>
        <source>Prints the statement on one page, or saves it as PDF.</source>
        <translation>Imprime la declaración en una página o la guarda como PDF.</translation>
    </message>
    <message>
        <source>Shows the rules of the queue, where what is missing is set.</source>
        <translation>Muestra las reglas de la cola, donde se ajusta lo que falta.</translation>
    </message>
    <message>
        <source>No rule is missing for a statement here.</source>
        <translation>Aquí no falta ninguna regla para una declaración.</translation>
    </message>
    <message>
        <source>What this means: what needs eyes...</source>
        <translation>Qué significa esto: lo que necesita ojos...</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Cuánto aciertan las dudas</translation>
    </message>
    <message>
        <source>Holds what was expected against what people found.</source>
        <translation>Compara lo que se esperaba con lo que se encontró.</translation>
    </message>
    <message>
        <source>Nobody has opened a record yet of which a doubt was kept.</source>
        <translation>Todavía nadie ha abierto un registro cuya duda estuviera guardada.</translation>
    </message>
    <message>
        <source>Rules of this queue, for a warranty</source>
        <translation>Reglas de esta cola, para una garantía</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl, then press the button below.</source>
        <translation>Seleccione un bloqueo, o varios con Mayús y Ctrl, y pulse el botón de debajo.</translation>
    </message>
    <message>
        <source>Release locks...</source>
        <translation>Liberar bloqueos...</translation>
    </message>
    <message>
        <source>Takes locks away from whoever holds them. What they typed is kept.</source>
        <translation>Quita bloqueos a quien los tenga. Lo que escribieron se conserva.</translation>
    </message>
    <message>
        <source>Reassign locks...</source>
        <translation>Reasignar bloqueos...</translation>
    </message>
    <message>
        <source>Gives what somebody holds to somebody else.</source>
        <translation>Da a otra persona lo que alguien tiene.</translation>
    </message>
    <message>
        <source>Hand over a person&apos;s items...</source>
        <translation>Traspasar todo lo de una persona...</translation>
    </message>
    <message>
        <source>Gives all that somebody holds to somebody else, or back to the queue.</source>
        <translation>Da todo lo que alguien tiene a otra persona, o lo devuelve a la cola.</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Buscar bloqueos</translation>
    </message>
    <message>
        <source>Looks for locks by item, user or workstation.</source>
        <translation>Busca bloqueos por elemento, usuario o puesto.</translation>
    </message>
    <message>
        <source>Type what the locks are to have.</source>
        <translation>Escriba lo que han de tener los bloqueos.</translation>
    </message>
    <message>
        <source>Locks as a table or by person</source>
        <translation>Bloqueos como tabla o por persona</translation>
    </message>
    <message>
        <source>Shows who holds what the other way.</source>
        <translation>Muestra de la otra forma quién tiene qué.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Quién tiene qué</translation>
    </message>
    <message>
        <source>Shows all locks, over all queues.</source>
        <translation>Muestra todos los bloqueos, de todas las colas.</translation>
    </message>
    <message>
        <source>Queues with their pace</source>
        <translation>Colas y su ritmo</translation>
    </message>
    <message>
        <source>Shows how much is open and done in each queue.</source>
        <translation>Muestra cuánto hay abierto y hecho en cada cola.</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copiar cifras</translation>
    </message>
    <message>
        <source>Copies the figures of the queues, for a spreadsheet.</source>
        <translation>Copia las cifras de las colas, para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Save figures...</source>
        <translation>Guardar cifras...</translation>
    </message>
    <message>
        <source>Saves the figures of the queues as a file.</source>
        <translation>Guarda las cifras de las colas en un archivo.</translation>
    </message>
    <message>
        <source>Figures of all queues</source>
        <translation>Cifras de todas las colas</translation>
    </message>
    <message>
        <source>Shows the chart of all queues together.</source>
        <translation>Muestra el gráfico de todas las colas juntas.</translation>
    </message>
    <message>
        <source>Figures of the last 24 hours</source>
        <translation>Cifras de las últimas 24 horas</translation>
    </message>
    <message>
        <source>Shows what was done in each hour.</source>
        <translation>Muestra lo que se hizo en cada hora.</translation>
    </message>
    <message>
        <source>Figures of the last 7 days</source>
        <translation>Cifras de los últimos 7 días</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a week.</source>
        <translation>Muestra lo que se hizo cada día de una semana.</translation>
    </message>
    <message>
        <source>Figures of the last 30 days</source>
        <translation>Cifras de los últimos 30 días</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a month.</source>
        <translation>Muestra lo que se hizo cada día de un mes.</translation>
    </message>
    <message>
        <source>Show reopening requests...</source>
        <translation>Mostrar las peticiones de reapertura...</translation>
    </message>
    <message>
        <source>Answers who wants a finished item back.</source>
        <translation>Responde a quien quiere recuperar un elemento terminado.</translation>
    </message>
    <message>
        <source>Nobody requests that an item is reopened.</source>
        <translation>Nadie pide que se reabra un elemento.</translation>
    </message>
    <message>
        <source>Choose another queue: with this one it is not possible.</source>
        <translation>Elija otra cola: con esta no es posible.</translation>
    </message>
    <message>
        <source>New queue...</source>
        <translation>Nueva cola...</translation>
    </message>
    <message>
        <source>Makes a queue with rules of its own.</source>
        <translation>Crea una cola con reglas propias.</translation>
    </message>
    <message>
        <source>Fields and rules of a queue...</source>
        <translation>Campos y reglas de una cola...</translation>
    </message>
    <message>
        <source>Sets what a record consists of, and what is right in it.</source>
        <translation>Fija de qué consta un registro y qué es correcto en él.</translation>
    </message>
    <message>
        <source>Pause or resume a queue</source>
        <translation>Poner en pausa o reanudar una cola</translation>
    </message>
    <message>
        <source>A paused queue gives out no more items.</source>
        <translation>Una cola en pausa no entrega más elementos.</translation>
    </message>
    <message>
        <source>Deliveries of a queue...</source>
        <translation>Entregas de una cola...</translation>
    </message>
    <message>
        <source>Correct a value in all records...</source>
        <translation>Corregir un valor en todos los registros...</translation>
    </message>
    <message>
        <source>Puts one value in the place of another in a whole queue, all at once.</source>
        <translation>Pone un valor en lugar de otro en toda una cola, de una vez.</translation>
    </message>
    <message>
        <source>Reopen items...</source>
        <translation>Volver a abrir elementos...</translation>
    </message>
    <message>
        <source>Brings finished items of a queue back to be worked on.</source>
        <translation>Devuelve al trabajo elementos terminados de una cola.</translation>
    </message>
    <message>
        <source>Give back a table...</source>
        <translation>Devolver la tabla...</translation>
    </message>
    <message>
        <source>Makes a queue of an adopted table a mere table again.</source>
        <translation>Convierte de nuevo en simple tabla la cola de una tabla adoptada.</translation>
    </message>
    <message>
        <source>Choose a queue that stands in an adopted table.</source>
        <translation>Elija una cola que esté en una tabla adoptada.</translation>
    </message>
    <message>
        <source>Remove a queue...</source>
        <translation>Eliminar una cola...</translation>
    </message>
    <message>
        <source>Removes a queue that never had an item.</source>
        <translation>Elimina una cola que nunca tuvo elementos.</translation>
    </message>
    <message>
        <source>Save changed rules</source>
        <translation>Guardar las reglas cambiadas</translation>
    </message>
    <message>
        <source>Saves the rules of the queue in view.</source>
        <translation>Guarda las reglas de la cola mostrada.</translation>
    </message>
    <message>
        <source>No rule of this queue was changed.</source>
        <translation>No se cambió ninguna regla de esta cola.</translation>
    </message>
    <message>
        <source>Undo changed rules</source>
        <translation>Deshacer las reglas cambiadas</translation>
    </message>
    <message>
        <source>Forgets the changes that are not saved.</source>
        <translation>Olvida los cambios que no están guardados.</translation>
    </message>
    <message>
        <source>Rules: name and people</source>
        <translation>Reglas: nombre y personas</translation>
    </message>
    <message>
        <source>What the queue is called, and who works in it.</source>
        <translation>Cómo se llama la cola y quién trabaja en ella.</translation>
    </message>
    <message>
        <source>Rules: time</source>
        <translation>Reglas: tiempo</translation>
    </message>
    <message>
        <source>How long and how many items one person may hold.</source>
        <translation>Cuánto tiempo y cuántos elementos puede tener una persona.</translation>
    </message>
    <message>
        <source>Rules: how an item ends</source>
        <translation>Reglas: cómo termina un elemento</translation>
    </message>
    <message>
        <source>Which ways to end an item are allowed, and with which reasons.</source>
        <translation>Qué formas de terminar un elemento se permiten, y con qué motivos.</translation>
    </message>
    <message>
        <source>Rules: what comes next</source>
        <translation>Reglas: qué viene después</translation>
    </message>
    <message>
        <source>Where completed items go on to.</source>
        <translation>Adónde pasan los elementos completados.</translation>
    </message>
    <message>
        <source>Rules: deliveries</source>
        <translation>Reglas: entregas</translation>
    </message>
    <message>
        <source>What came into the queue, and from where.</source>
        <translation>Qué llegó a la cola y de dónde.</translation>
    </message>
    <message>
        <source>Rules: advanced</source>
        <translation>Reglas: avanzado</translation>
    </message>
    <message>
        <source>The query, the search and the sizes of records.</source>
        <translation>La consulta, la búsqueda y los tamaños de los registros.</translation>
    </message>
    <message>
        <source>Test the query of a queue</source>
        <translation>Probar la consulta de una cola</translation>
    </message>
    <message>
        <source>Says what the query finds, and changes nothing.</source>
        <translation>Dice qué encuentra la consulta, y no cambia nada.</translation>
    </message>
    <message>
        <source>Duplicates of a queue</source>
        <translation>Duplicados de una cola</translation>
    </message>
    <message>
        <source>Finds records that are likely the same.</source>
        <translation>Encuentra registros que probablemente son el mismo.</translation>
    </message>
    <message>
        <source>Search for duplicates</source>
        <translation>Buscar duplicados</translation>
    </message>
    <message>
        <source>Compares all records of a queue with each other.</source>
        <translation>Compara entre sí todos los registros de una cola.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Elija primero una cola.</translation>
    </message>
    <message>
        <source>Undo the last merge</source>
        <translation>Deshacer la última fusión</translation>
    </message>
    <message>
        <source>Takes back what was decided last about duplicates.</source>
        <translation>Retira lo último que se decidió sobre duplicados.</translation>
    </message>
    <message>
        <source>There is no decision to undo here.</source>
        <translation>No hay aquí ninguna decisión que deshacer.</translation>
    </message>
    <message>
        <source>Values of a field</source>
        <translation>Valores de un campo</translation>
    </message>
    <message>
        <source>Shows how often each value stands in a field.</source>
        <translation>Muestra cuántas veces está cada valor en un campo.</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Valores uno por uno</translation>
    </message>
    <message>
        <source>Forms of values</source>
        <translation>Formas de los valores</translation>
    </message>
    <message>
        <source>Puts values together that are built alike.</source>
        <translation>Junta valores construidos de igual modo.</translation>
    </message>
    <message>
        <source>Clusters of values</source>
        <translation>Grupos de valores</translation>
    </message>
    <message>
        <source>Puts values together that are likely the same.</source>
        <translation>Junta valores que probablemente son el mismo.</translation>
    </message>
    <message>
        <source>Correct values of a field</source>
        <translation>Corregir valores de un campo</translation>
    </message>
    <message>
        <source>Changes all records that have the chosen values at once.</source>
        <translation>Cambia de una vez todos los registros que tienen los valores elegidos.</translation>
    </message>
    <message>
        <source>Choose a field and the values that are wrong, and type what they are to become.</source>
        <translation>Elija un campo y los valores incorrectos, y escriba en qué han de convertirse.</translation>
    </message>
    <message>
        <source>Undo a correction of values</source>
        <translation>Deshacer una corrección de valores</translation>
    </message>
    <message>
        <source>Takes the last correction of many records back.</source>
        <translation>Retira la última corrección de muchos registros.</translation>
    </message>
    <message>
        <source>There is no correction to undo here.</source>
        <translation>No hay aquí ninguna corrección que deshacer.</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Lo que se corrigió</translation>
    </message>
    <message>
        <source>Counts corrections by field, kind, file or person.</source>
        <translation>Cuenta las correcciones por campo, tipo, archivo o persona.</translation>
    </message>
    <message>
        <source>Save corrections...</source>
        <translation>Guardar las correcciones...</translation>
    </message>
    <message>
        <source>Saves what was corrected, with counts, as a file.</source>
        <translation>Guarda lo que se corrigió, con su número, en un archivo.</translation>
    </message>
    <message>
        <source>As soon as the corrections are counted they can be saved.</source>
        <translation>En cuanto estén contadas las correcciones, se pueden guardar.</translation>
    </message>
    <message>
        <source>History of items</source>
        <translation>Historial de elementos</translation>
    </message>
    <message>
        <source>Shows who did what when, in all queues.</source>
        <translation>Muestra quién hizo qué y cuándo, en todas las colas.</translation>
    </message>
    <message>
        <source>History of the rules of queues</source>
        <translation>Historial de las reglas de las colas</translation>
    </message>
    <message>
        <source>Shows who changed which rule of a queue.</source>
        <translation>Muestra quién cambió qué regla de una cola.</translation>
    </message>
    <message>
        <source>History of users and roles</source>
        <translation>Historial de usuarios y roles</translation>
    </message>
    <message>
        <source>Shows who gave whom which rights.</source>
        <translation>Muestra quién dio qué derechos a quién.</translation>
    </message>
    <message>
        <source>Check the history now</source>
        <translation>Comprobar ahora el historial</translation>
    </message>
    <message>
        <source>Proves that nothing was changed behind Intray&apos;s back.</source>
        <translation>Prueba que nada se cambió a espaldas de Intray.</translation>
    </message>
    <message>
        <source>Save the history...</source>
        <translation>Guardar el historial...</translation>
    </message>
    <message>
        <source>Saves all lines that were found as a file.</source>
        <translation>Guarda en un archivo todas las líneas encontradas.</translation>
    </message>
    <message>
        <source>Shows what was imported when and from which file, and undoes it.</source>
        <translation>Muestra qué se importó, cuándo y de qué archivo, y lo deshace.</translation>
    </message>
    <message>
        <source>Choose the line of the history that this is about.</source>
        <translation>Elija la línea del historial de que se trata.</translation>
    </message>
    <message>
        <source>Open the record of a line</source>
        <translation>Abrir el registro de una línea</translation>
    </message>
    <message>
        <source>Opens the record that a line of the history is about.</source>
        <translation>Abre el registro del que trata una línea del historial.</translation>
    </message>
    <message>
        <source>Undo a change of the history</source>
        <translation>Deshacer un cambio del historial</translation>
    </message>
    <message>
        <source>Gives the record the values from before a line.</source>
        <translation>Devuelve al registro los valores de antes de una línea.</translation>
    </message>
    <message>
        <source>Filters of the history</source>
        <translation>Filtros del historial</translation>
    </message>
    <message>
        <source>Shows only the lines of a queue, a person, a field or a time.</source>
        <translation>Muestra solo las líneas de una cola, una persona, un campo o un período.</translation>
    </message>
    <message>
        <source>Changes of values as a list</source>
        <translation>Mostrar los cambios de valores como lista</translation>
    </message>
    <message>
        <source>Shows in a low window what would be changed in place of the values.</source>
        <translation>En una ventana baja muestra lo que cambiaría en lugar de los valores.</translation>
    </message>
    <message>
        <source>In a high window the list stands below what is typed.</source>
        <translation>En una ventana alta la lista está debajo de lo que se escribe.</translation>
    </message>
    <message>
        <source>Rules: what needs eyes</source>
        <translation>Reglas: lo que necesita ojos</translation>
    </message>
    <message>
        <source>What people notice, by field</source>
        <translation>Lo que se advierte, por campo</translation>
    </message>
    <message>
        <source>How many planted slips were corrected in each field.</source>
        <translation>Cuántos errores sembrados se corrigieron en cada campo.</translation>
    </message>
    <message>
        <source>No field has 100 planted slips of five people or more yet.</source>
        <translation>Ningún campo tiene aún 100 errores sembrados de cinco personas o más.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>the regular expression is too long.</source>
        <translation>la expresión regular es demasiado larga.</translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>la expresión regular tiene un error después de %n carácter.</numerusform>
            <numerusform>la expresión regular tiene un error después de %n caracteres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlantWords</name>
    <message>
        <source>Well seen: “%2” in %1 was a planted slip.</source>
        <translation>Bien visto: «%2» en %1 era un error sembrado.</translation>
    </message>
    <message>
        <source>You overlooked a planted slip in %1: it showed “%2”; the record has “%3”.</source>
        <translation>Ha pasado por alto un error sembrado en %1: mostraba «%2»; el registro tiene «%3».</translation>
    </message>
    <message>
        <source>“%2” in %1 was a planted slip; the record has “%3”. You typed something else there: “%4”. Look at it, and complete the record again if that is right.</source>
        <translation>«%2» en %1 era un error sembrado; el registro tiene «%3». Ahí ha escrito otra cosa: «%4». Mírelo y complete el registro otra vez si es correcto.</translation>
    </message>
    <message>
        <source>One record in %1 of this queue shows a planted slip on your screen, to learn how much people overlook. You are told when you complete it, and nobody else sees how many you caught.</source>
        <translation>Uno de cada %1 registros de esta cola muestra en su pantalla un error sembrado, que dice cuánto se pasa por alto. Se le dice al completarlo, y nadie más ve cuántos ha encontrado.</translation>
    </message>
</context>
<context>
    <name>ProfileStore</name>
    <message>
        <source>The connection &quot;%1&quot; could not be read and is left out. %2</source>
        <translation>La conexión «%1» no se ha podido leer y se ha omitido. %2</translation>
    </message>
    <message>
        <source>The list of connections could not be read. Set up the connection again.</source>
        <translation>La lista de conexiones no se ha podido leer. Configure de nuevo la conexión.</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>The history is in order, without contradictions. Items: %1; lines of history: %2.</source>
        <translation>El historial es correcto y nada contradice lo que debe cumplirse siempre. Elementos: %1; líneas de historial: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The history is not in order: %n contradiction(s).</source>
        <translation>
            <numerusform>El historial no es correcto: %n contradicción.</numerusform>
            <numerusform>El historial no es correcto: %n contradicciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test passed: no item was given out twice. Items given out: %1.</source>
        <translation>La autocomprobación se ha superado: ninguno se ha entregado dos veces. Elementos entregados: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The self-test failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>La autocomprobación ha fallado: %n elemento se ha entregado dos veces. Deje de trabajar con esta base de datos y muestre el informe a quien se encarga de ella.</numerusform>
            <numerusform>La autocomprobación ha fallado: %n elementos se han entregado dos veces. Deje de trabajar con esta base de datos y muestre el informe a quien se encarga de ella.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test failed. The report below says what was found.</source>
        <translation>La autocomprobación ha fallado. El informe de abajo indica lo que se ha encontrado.</translation>
    </message>
    <message>
        <source>a file on the computer, SQLite</source>
        <translation>un archivo en el equipo, SQLite</translation>
    </message>
    <message>
        <source>Database: %1
Engine: %2
Tables: version %3
Program: Intray %4
By: %5 at %6
Begun: %7
Ended: %8</source>
        <translation>Base de datos: %1
Motor: %2
Tablas: versión %3
Programa: Intray %4
Por: %5 en %6
Inicio: %7
Fin: %8</translation>
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
        <translation>Se ha comprobado, línea por línea del historial de cada elemento, en un mismo instante:
- cada elemento se importó una sola vez;
- en cada instante lo abarcaba como máximo un bloqueo;
- cada paso del trabajo indica el bloqueo que abarcaba entonces el elemento;
- ningún bloqueo reapareció después de hacerse trabajo con él;
- se completó como máximo una vez entre quedar abierto y volver a abrirse;
- su registro estaba en curso en un solo paso;
- lo que el elemento dice ahora es lo que dice su historial.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4</source>
        <translation>Hecho: %1 solicitantes a la vez, cada uno con su propia conexión, han tomado y completado %2 elementos en una cola creada para ello y luego eliminada.
Elementos tomados: %3, de ellos por duplicado: %4</translation>
    </message>
    <message numerus="yes">
        <source>Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of 100 within %2 ms</source>
        <translation>
            <numerusform>Velocidad: %Ln por segundo; la mitad en un máximo de %1 ms, 99 de cada 100 en un máximo de %2 ms</numerusform>
            <numerusform>Velocidad: %Ln por segundo; la mitad en un máximo de %1 ms, 99 de cada 100 en un máximo de %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Contradictions: none</source>
        <translation>Contradicciones: ninguna</translation>
    </message>
    <message>
        <source>Contradictions:</source>
        <translation>Contradicciones:</translation>
    </message>
    <message>
        <source>Intray: check of the history</source>
        <translation>Intray: comprobación del historial</translation>
    </message>
    <message>
        <source>Intray: self-test</source>
        <translation>Intray: autocomprobación</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>These mean that there is nothing: %1.</source>
        <translation>Estos significan que no hay nada: %1.</translation>
    </message>
    <message>
        <source>It is filled in.</source>
        <translation>Está relleno.</translation>
    </message>
    <message>
        <source>No two records have the same value.</source>
        <translation>No hay dos registros con lo mismo.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same.</source>
        <translation>«%1» y «%2» son iguales.</translation>
    </message>
    <message>
        <source>If %1, “%2” is filled in.</source>
        <translation>Si %1, «%2» está relleno.</translation>
    </message>
    <message>
        <source>If %1, “%2” is empty.</source>
        <translation>Si %1, «%2» está vacío.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«%1» es %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«%1» está relleno</translation>
    </message>
    <message>
        <source>For equal “%1”, “%2” is equal.</source>
        <translation>Con «%1» igual, «%2» es igual.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Uno de %1.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>El %n valor que aparece una y otra vez.</numerusform>
            <numerusform>Uno de %n valores que aparecen una y otra vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>Each value is written like %1.</source>
        <translation>Cada valor está escrito como %1.</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>sin cifras</translation>
    </message>
    <message>
        <source>no capital letters</source>
        <translation>sin mayúsculas</translation>
    </message>
    <message>
        <source>no small letters</source>
        <translation>sin minúsculas</translation>
    </message>
    <message>
        <source>no special characters such as ? * #</source>
        <translation>sin signos como ? * #</translation>
    </message>
    <message>
        <source>The text has %1.</source>
        <translation>El texto va %1.</translation>
    </message>
    <message>
        <source>For equal “%1” and “%2”, “%3” is equal.</source>
        <translation>A igual «%1» y «%2» corresponde igual «%3».</translation>
    </message>
    <message>
        <source>“%1” is not later than “%2”.</source>
        <translation>«%1» no es posterior a «%2».</translation>
    </message>
    <message>
        <source>“%1” is not more than “%2”.</source>
        <translation>«%1» no es mayor que «%2».</translation>
    </message>
</context>
<context>
    <name>QuestionFile</name>
    <message>
        <source>Question no.</source>
        <translation>Pregunta n.º</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Lo que figura ahí</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Correct value</source>
        <translation>Valor correcto</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>The row does not name a question of Intray.</source>
        <translation>La fila no indica ninguna pregunta de Intray.</translation>
    </message>
    <message>
        <source>The file %1 has no column with numbers of questions, such as Q17-3F2A9C. It is not a file of questions from Intray, or the column was removed.</source>
        <translation>El archivo %1 no tiene ninguna columna con números de preguntas como Q17-3F2A9C. No es un archivo de preguntas de Intray, o se quitó la columna.</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message>
        <source>Note...</source>
        <translation>Nota...</translation>
    </message>
    <message>
        <source>Dismiss...</source>
        <translation>Descartar...</translation>
    </message>
    <message>
        <source>Fail...</source>
        <translation>Fallido...</translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation>La clave se compone de columnas que el archivo no tiene: %1. El archivo tiene: %2.</translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation>El esquema de registro no se puede usar. Corríjalo.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>El esquema de registro no es JSON válido: hay un error en la línea %1, columna %2. Corríjalo ahí.</translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>El esquema de registro es incorrecto en %1: %2</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>se espera un objeto.</translation>
    </message>
    <message>
        <source>This does not comply with the queue&apos;s rules. Please check it.</source>
        <translation>Esto no cumple las reglas de la cola. Compruébelo.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Las reglas de la cola no permiten este campo.</translation>
    </message>
    <message>
        <source>By the queue&apos;s rules, the values do not go together. Please check the record.</source>
        <translation>Según las reglas de la cola, los valores no concuerdan entre sí. Compruebe el registro.</translation>
    </message>
    <message>
        <source>This is not a record schema: it has none of JSON Schema&apos;s keywords, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>Esto no es un esquema de registro: no tiene ninguna de las palabras de JSON Schema, como «properties» o «required». No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>there are %1 fields, but a form has room for only %2.</source>
        <translation>hay %1 campos, y un formulario tiene sitio para %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>«%1» no es una hoja de cálculo; solo estas tienen hojas entre las que elegir.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets by --sheet.</source>
        <translation>El archivo «%1» es una hoja de cálculo, que tiene hojas y no tablas. Elija con --sheet una de sus hojas.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets.</source>
        <translation>El archivo «%1» es una hoja de cálculo, que tiene hojas y no tablas. Elija una de sus hojas.</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this only to the role %1.</source>
        <translation>La base de datos solo permite esto al rol %1.</translation>
    </message>
    <message>
        <source>The database allows this only to the roles %1 and %2.</source>
        <translation>La base de datos solo permite esto a los roles %1 y %2.</translation>
    </message>
    <message>
        <source>The database shows you only the history of records, not the records themselves.</source>
        <translation>La base de datos solo le muestra el historial de los registros, no los registros mismos.</translation>
    </message>
</context>
<context>
    <name>RowDoubts</name>
    <message>
        <source>“%1” looks as if it was written in another encoding.</source>
        <translation>«%1» parece escrito con otra codificación.</translation>
    </message>
    <message>
        <source>“%1” has letters; nearly all others in “%2” are figures.</source>
        <translation>«%1» tiene letras; casi todos los demás en «%2» son cifras.</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>(%1 empty)</source>
        <translation>(%1 vacío)</translation>
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
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>a pattern of its own</source>
        <translation>un patrón propio</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>como %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: what is right</source>
        <translation>%1: lo que es correcto</translation>
    </message>
    <message>
        <source>set</source>
        <translation>definidos</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>se abre cada registro</translation>
    </message>
    <message>
        <source>one in %1</source>
        <translation>uno de cada %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message>
        <source>Items taken from now on are locked for %1.</source>
        <translation>Los elementos que se tomen a partir de ahora se bloquean durante %1.</translation>
    </message>
    <message>
        <source>From now on no lock can be extended beyond %1, counted from its start; longer locks keep their end.</source>
        <translation>A partir de ahora nadie prolonga un bloqueo más allá de %1, contados desde que se tomó el elemento; lo que ya está bloqueado más tiempo conserva su fin actual.</translation>
    </message>
    <message numerus="yes">
        <source>Anybody who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Quien tiene más de %n elemento los conserva y no recibe más hasta que haya finalizado suficientes.</numerusform>
            <numerusform>Quien tiene más de %n elementos los conserva y no recibe más hasta que haya finalizado suficientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Los elementos que se completen a partir de ahora terminan aquí.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, including those that are locked now.</source>
        <translation>Los elementos que se completen a partir de ahora pasan a %1, también los que ahora están bloqueados.</translation>
    </message>
    <message>
        <source>Earlier attempts count too: an item that has used up its attempts fails when its next lock expires.</source>
        <translation>También cuentan las veces que un elemento se tomó antes: el que ha agotado sus intentos pasa a fallido cuando vence su próximo bloqueo.</translation>
    </message>
    <message>
        <source>Existing items stay; the next request for work uses the new query.</source>
        <translation>Los elementos que están aquí se quedan; quien solicite trabajo a continuación lo recibe según la nueva consulta.</translation>
    </message>
    <message>
        <source>This also counts for items that already wait; anybody who holds such an item keeps it.</source>
        <translation>También cuenta lo que ya espera; quien tiene un elemento así lo conserva.</translation>
    </message>
    <message>
        <source>Records that are already larger stay, but can only be completed once they are small enough.</source>
        <translation>Los registros que ya son mayores se quedan, pero solo se pueden completar cuando sean lo bastante pequeños.</translation>
    </message>
    <message>
        <source>This applies at once, including to what was finished before.</source>
        <translation>Vale de inmediato, también para lo terminado antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. Their locks keep their end; the next lock and the next extension last %1.</source>
        <translation>
            <numerusform>%n elemento está ahora bloqueado. Lo ya bloqueado conserva su fin actual; al tomar el siguiente y en la próxima prórroga, el bloqueo dura %1.</numerusform>
            <numerusform>%n elementos están ahora bloqueados. Lo ya bloqueado conserva su fin actual; al tomar el siguiente y en la próxima prórroga, el bloqueo dura %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. For these, too, only the endings that are allowed now are possible.</source>
        <translation>
            <numerusform>%n elemento está ahora bloqueado. También en este caso solo se puede terminar como se permita a partir de ahora.</numerusform>
            <numerusform>%n elementos están ahora bloqueados. También en este caso solo se puede terminar como se permita a partir de ahora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Warnings come %1 and %2 before the end.</source>
        <translation>Se avisa %1 y %2 antes del final.</translation>
    </message>
    <message>
        <source>The first warning comes %1 before the end.</source>
        <translation>El primer aviso llega %1 antes del final.</translation>
    </message>
    <message>
        <source>The last warning comes %1 before the end.</source>
        <translation>El último aviso llega %1 antes del final.</translation>
    </message>
    <message>
        <source>Whoever returns or dismisses gives a reason.</source>
        <translation>Quien devuelve o descarta indica un motivo.</translation>
    </message>
    <message>
        <source>Whoever returns gives a reason.</source>
        <translation>Quien devuelve indica un motivo.</translation>
    </message>
    <message>
        <source>Whoever dismisses gives a reason.</source>
        <translation>Quien descarta indica un motivo.</translation>
    </message>
    <message>
        <source>A record has at most %1.</source>
        <translation>Un registro tiene como máximo %1.</translation>
    </message>
    <message>
        <source>A field has at most %1.</source>
        <translation>Un campo tiene como máximo %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n people</source>
        <translation>
            <numerusform>%1, para una persona</numerusform>
            <numerusform>%1, para %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message numerus="yes">
        <source>A person holds at most %n item(s).</source>
        <translation>
            <numerusform>Una persona tiene como máximo un elemento.</numerusform>
            <numerusform>Una persona tiene como máximo %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>An item is locked for %1, and extended up to %2.</source>
        <translation>Un elemento queda bloqueado %1 y se prolonga hasta %2.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Permitido: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) are offered.</source>
        <translation>
            <numerusform>Se ofrece un motivo.</numerusform>
            <numerusform>Se ofrecen %n motivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own records can be reopened for %1.</source>
        <translation>Los registros propios se pueden reabrir durante %1.</translation>
    </message>
    <message>
        <source>Completed items end here.</source>
        <translation>Los elementos completados terminan aquí.</translation>
    </message>
    <message>
        <source>Completed items go on to %1.</source>
        <translation>Los elementos completados pasan a %1.</translation>
    </message>
    <message>
        <source>Whoever did the previous step does not do this one.</source>
        <translation>Quien hizo el paso anterior no hace este.</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Aún no se ha importado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n import(s).</source>
        <translation>
            <numerusform>Una importación.</numerusform>
            <numerusform>%n importaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one: %1, %2.</source>
        <translation>La última: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Se rechazó una fila.</numerusform>
            <numerusform>Se rechazaron %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row was rejected.</source>
        <translation>No se rechazó ninguna fila.</translation>
    </message>
    <message>
        <source>A query fills the queue.</source>
        <translation>Una consulta llena la cola.</translation>
    </message>
    <message>
        <source>%1 % of what comes is done here.</source>
        <translation>Aquí se hace el %1 % de lo que llega.</translation>
    </message>
    <message numerus="yes">
        <source>An item fails after %n attempt(s).</source>
        <translation>
            <numerusform>Un elemento pasa a fallido tras un intento.</numerusform>
            <numerusform>Un elemento pasa a fallido tras %n intentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are keyed a second time.</source>
        <translation>
            <numerusform>Un campo se captura por segunda vez.</numerusform>
            <numerusform>%n campos se capturan por segunda vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences are decided in %1.</source>
        <translation>Las diferencias se deciden en %1.</translation>
    </message>
    <message>
        <source>Accents do not matter to a search.</source>
        <translation>Los acentos no importan al buscar.</translation>
    </message>
    <message>
        <source>Query, sizes, share, attempts, second keying: all as usual.</source>
        <translation>Consulta, tamaños, proporción, intentos, segunda captura: todo como de costumbre.</translation>
    </message>
    <message>
        <source>%1, %2. Rows: %3, added: %4, rejected: %5.</source>
        <translation>%1, %2. Filas: %3, añadidas: %4, rechazadas: %5.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>The most doubtful record of a priority comes first.</source>
        <translation>Dentro de una prioridad, el registro más dudoso va primero.</translation>
    </message>
    <message>
        <source>Records pass unopened as long as at most %1 % of the fields are still wrong (%2 % sure).</source>
        <translation>Hay registros que pasan sin abrirse mientras queden erróneos como máximo %1 % de los campos (con %2 % de certeza).</translation>
    </message>
    <message>
        <source>Somebody opens every record.</source>
        <translation>Alguien abre cada registro.</translation>
    </message>
    <message>
        <source>One record in %1 shows a planted slip.</source>
        <translation>Uno de cada %1 registros muestra un error sembrado.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message>
        <source>label</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>list of values</source>
        <translation>lista de valores</translation>
    </message>
    <message>
        <source>several values of a list</source>
        <translation>varios de una lista de valores</translation>
    </message>
    <message>
        <source>usual values</source>
        <translation>valores habituales</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>patrón</translation>
    </message>
    <message>
        <source>shortest length</source>
        <translation>longitud mínima</translation>
    </message>
    <message>
        <source>longest length</source>
        <translation>longitud máxima</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>texts that mean “no value”</source>
        <translation>textos que significan «sin valor»</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>ortografía</translation>
    </message>
    <message>
        <source>lookup table</source>
        <translation>tabla de consulta</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>varias líneas</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>de solo lectura</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>orden de los campos</translation>
    </message>
    <message>
        <source>columns of the lists</source>
        <translation>columnas de las listas</translation>
    </message>
    <message>
        <source>fields of the key</source>
        <translation>campos de la clave</translation>
    </message>
    <message>
        <source>the queue&apos;s own words</source>
        <translation>palabras propias de la cola</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source> (without %1)</source>
        <translation> (sin %1)</translation>
    </message>
    <message>
        <source> (with %1)</source>
        <translation> (con %1)</translation>
    </message>
    <message>
        <source> (otherwise)</source>
        <translation> (distinto)</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>campo %1</translation>
    </message>
    <message>
        <source>field %1: %2</source>
        <translation>campo %1: %2</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regla %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1: añadido</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, añadido: %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1: quitado</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>columns of the form</source>
        <translation>columnas del formulario</translation>
    </message>
    <message>
        <source>usual length</source>
        <translation>longitud habitual</translation>
    </message>
    <message>
        <source>examples of what is right</source>
        <translation>ejemplos de lo que es correcto</translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>El esquema de registro es incorrecto en %1: %2</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>está anidado a demasiada profundidad.</translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation>se espera un esquema, es decir, un objeto.</translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation>se espera una lista con al menos un valor.</translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation>se espera un número entero a partir de 0.</translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation>se espera un número.</translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation>se espera un número mayor que 0.</translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation>se espera texto.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>se espera true o false.</translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation>se espera un objeto con un esquema para cada nombre.</translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation>se espera una lista de esquemas.</translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation>se espera al menos un tipo.</translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation>un tipo es string, integer, number, boolean, null, object o array.</translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation>se espera una expresión regular.</translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation>se espera una lista de nombres de campo.</translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation>la referencia lleva de vuelta a sí misma.</translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation>la referencia no lleva a ninguna parte de este documento.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>es demasiado grande.</translation>
    </message>
    <message>
        <source>it has too many rules for one value.</source>
        <translation>tiene demasiadas reglas para un valor.</translation>
    </message>
    <message>
        <source>Intray has no such keyword; there are %1.</source>
        <translation>Intray no conoce esa palabra; hay %1.</translation>
    </message>
    <message>
        <source>a list of rules is expected.</source>
        <translation>se espera una lista de reglas.</translation>
    </message>
    <message>
        <source>the schema has no field “%1”.</source>
        <translation>el esquema no tiene ningún campo «%1».</translation>
    </message>
    <message>
        <source>a value of the field&apos;s kind, in its format, is expected.</source>
        <translation>se espera un valor del tipo del campo, en su formato.</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>se espera un objeto.</translation>
    </message>
    <message>
        <source>a list of texts is expected.</source>
        <translation>se espera una lista de textos.</translation>
    </message>
    <message>
        <source>no value may contain the separator of values, or spaces around it.</source>
        <translation>ningún valor puede contener lo que separa dos de ellos, ni espacios en los bordes.</translation>
    </message>
    <message>
        <source>there are %1 rules across fields, and at most %2 are checked in good time.</source>
        <translation>hay %1 reglas entre campos, y como mucho %2 se comprueban en un tiempo razonable.</translation>
    </message>
    <message>
        <source>only numbers, dates and times have a format, so a kind such as “date” is expected beside it.</source>
        <translation>solo los números, las fechas y las horas tienen formato, así que junto a él se espera una clase como «date».</translation>
    </message>
    <message>
        <source>the minimum is above the maximum, so no value could be right.</source>
        <translation>el mínimo está por encima del máximo, así que ningún valor podría ser correcto.</translation>
    </message>
    <message>
        <source>a field occurs in it twice.</source>
        <translation>un campo aparece dos veces en ella.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be compared. Both must be numbers, dates, or times, by their kinds.</source>
        <translation>«%1» y «%2» no se pueden comparar. Ambos deben ser, por su clase, números, fechas u horas.</translation>
    </message>
    <message>
        <source>a host is expected, such as scans.example.org.</source>
        <translation>se espera un servidor, como scans.example.org.</translation>
    </message>
    <message>
        <source>true, false, a folder or an object is expected.</source>
        <translation>se espera true, false, una carpeta o un objeto.</translation>
    </message>
    <message>
        <source>a number of bytes is expected.</source>
        <translation>se espera un número de bytes.</translation>
    </message>
    <message>
        <source>1 or 2 is expected.</source>
        <translation>Se espera 1 o 2.</translation>
    </message>
    <message>
        <source>a number of characters is expected.</source>
        <translation>se espera un número de caracteres.</translation>
    </message>
</context>
<context>
    <name>SchemaFile</name>
    <message>
        <source>The file %1 cannot be read. Nothing was changed.</source>
        <translation>No se puede leer el archivo %1. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a record schema. Nothing was changed.</source>
        <translation>El archivo %1 es demasiado grande para un esquema de registro. No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>Serving</name>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not release its rows, because a rule or trigger there prevents it, or because it has changed since it was adopted. Ask the owner of the table, or undo the adoption.</source>
        <translation>Los bloqueos caducados en %1 permanecen: la tabla adoptada no devuelve sus filas, porque una regla o un disparador lo impide o porque ya no es como cuando se adoptó. Pregunte a quien cuida de la tabla o deshaga la adopción.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>Se ha liberado %n bloqueo.</numerusform>
            <numerusform>Se han liberado %n bloqueos.</numerusform>
        </translation>
    </message>
    <message>
        <source>expired locks</source>
        <translation>bloqueos vencidos</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>cifras</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>sellos</translation>
    </message>
    <message>
        <source>counts for suggestions</source>
        <translation>recuentos para sugerencias</translation>
    </message>
    <message>
        <source>keys of duplicates</source>
        <translation>claves de duplicados</translation>
    </message>
    <message>
        <source>order of doubt</source>
        <translation>orden de duda</translation>
    </message>
    <message>
        <source>queries of queues</source>
        <translation>consultas de colas</translation>
    </message>
    <message>
        <source>watched folders</source>
        <translation>carpetas vigiladas</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>La celda %1 tiene el error %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which does not match the type of the cell.</source>
        <translation>La celda %1 tiene «%2», que no se puede leer como lo que debería ser.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>La celda %1 remite a un texto que el archivo no tiene.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a date.</source>
        <translation>La celda %1 tiene «%2», que no es una fecha.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a number.</source>
        <translation>La celda %1 tiene «%2», que no es un número.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to import.</source>
        <translation>La hoja «%1» no tiene filas: no hay nada que importar.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>El encabezado no se puede leer: %1</translation>
    </message>
    <message>
        <source>The cell %1 is beyond the last column, which is %2.</source>
        <translation>La celda %1 está después de la última columna, que es %2.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.</source>
        <translation>Se lee la hoja «%1» de una hoja de cálculo (%2); la fila %3 da nombre a sus columnas.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; it seems to have no header, so its columns are numbered.</source>
        <translation>Se lee la hoja «%1» de una hoja de cálculo (%2); parece que no tiene encabezado, así que sus columnas se numeran.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) at the top were skipped.</source>
        <translation>
            <numerusform>Se ha omitido %n fila del principio.</numerusform>
            <numerusform>Se han omitido %n filas del principio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were skipped, the first is row %1.</source>
        <translation>
            <numerusform>Se ha omitido %n fila vacía entre otras, la fila %1.</numerusform>
            <numerusform>Se han omitido %n filas vacías entre otras, la primera es la fila %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>También se ha leído %n fila oculta.</numerusform>
            <numerusform>También se han leído %n filas ocultas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>También se ha leído %n columna oculta.</numerusform>
            <numerusform>También se han leído %n columnas ocultas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n rango de celdas está combinado, %1; el valor está en la primera celda, los demás faltan.</numerusform>
            <numerusform>%n rangos de celdas están combinados, el primero es %1; el valor está en la primera celda, los demás faltan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n fórmula no tiene resultado guardado y falta, en %1. Abra el archivo, deje que se calcule y guárdelo.</numerusform>
            <numerusform>%n fórmulas no tienen resultado guardado y faltan, la primera en %1. Abra el archivo, deje que se calcule y guárdelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n celda tiene formato de una fecha que no existe, por ejemplo anterior a 1900; se ha leído como número, la celda %1.</numerusform>
            <numerusform>%n celdas tienen formato de fechas que no existen, por ejemplo anteriores a 1900; se han leído como números, la primera es %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were read as their format shows them, with its leading zeros, the first is %1.</source>
        <translation>
            <numerusform>%n número se ha leído como lo muestra su formato, con ceros a la izquierda: %1.</numerusform>
            <numerusform>%n números se han leído como los muestra su formato, con ceros a la izquierda; el primero está en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</source>
        <translation>
            <numerusform>%n número tiene más de 15 cifras, que las hojas de cálculo redondean; se ha leído con las cifras del archivo: %1.</numerusform>
            <numerusform>%n números tienen más de 15 cifras, que las hojas de cálculo redondean; se han leído con las cifras del archivo; el primero está en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>La fila tiene otra vez los nombres de las columnas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</source>
        <translation>
            <numerusform>%n celda tiene retornos de carro (%1); se han leído como saltos de línea y se han omitido al final de la celda.</numerusform>
            <numerusform>%n celdas tienen retornos de carro, la primera es %1; se han leído como saltos de línea y se han omitido al final de una celda.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>The PDF “%1” is encrypted, so it cannot be shown.</source>
        <translation>El PDF «%1» está cifrado y no se puede mostrar.</translation>
    </message>
    <message>
        <source>The PDF “%1” is damaged.</source>
        <translation>El PDF «%1» está dañado.</translation>
    </message>
    <message>
        <source>The PDF “%1” has no page.</source>
        <translation>El PDF «%1» no tiene páginas.</translation>
    </message>
    <message>
        <source>The source “%1” is neither a picture nor a PDF that Intray can show.</source>
        <translation>El origen «%1» no es una imagen ni un PDF que Intray pueda mostrar.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>La imagen «%1» está dañada o es demasiado grande para mostrarla.</translation>
    </message>
    <message>
        <source>This version of Intray shows no PDF files. Open “%1” with another program.</source>
        <translation>Esta versión de Intray no muestra archivos PDF. Abra «%1» con otro programa.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>“%1” says that the source no longer exists.</source>
        <translation>La fuente ya no está, dice «%1».</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>«%1» no deja que Intray lea la fuente. Pregunte a un administrador.</translation>
    </message>
    <message>
        <source>“%1” cannot prove its identity, so the source was not loaded. Ask an administrator.</source>
        <translation>«%1» no puede demostrar quién es, por eso no se trajo la fuente. Pregunte a un administrador.</translation>
    </message>
    <message>
        <source>“%1” redirects to another address for the source. Intray does not follow that. Ask an administrator.</source>
        <translation>«%1» envía a otro lugar para la fuente, y de allí no se trae. Pregunte a un administrador.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>«%1» no responde, por eso no se puede mostrar la fuente. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not loaded.</source>
        <translation>La fuente ocupa más de 200 MB, por eso no se trae.</translation>
    </message>
    <message>
        <source>There is no space for the source on this computer: %1.</source>
        <translation>Este equipo no tiene sitio para guardar la fuente: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>El origen no está en la carpeta de orígenes de esta cola, «%1».</translation>
    </message>
    <message>
        <source>The field of the source has no path.</source>
        <translation>El campo del origen no contiene ninguna ruta.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is not an absolute path.</source>
        <translation>La carpeta de orígenes de esta cola, «%1», no es una ruta absoluta.</translation>
    </message>
    <message>
        <source>The source “%1” is in a folder that has not been chosen yet. Choose it with the Folder button.</source>
        <translation>El origen «%1» está bajo una carpeta que aún no se ha elegido. Elíjala con el botón Carpeta.</translation>
    </message>
    <message>
        <source>The source “%1” is missing.</source>
        <translation>El origen «%1» no está.</translation>
    </message>
    <message>
        <source>The source “%1” is not a file that can be shown.</source>
        <translation>El origen «%1» no es un archivo que se pueda mostrar.</translation>
    </message>
    <message>
        <source>You are not allowed to read the source “%1”.</source>
        <translation>No tiene permiso para leer el origen «%1».</translation>
    </message>
    <message>
        <source>The source “%1” is empty.</source>
        <translation>El origen «%1» está vacío.</translation>
    </message>
    <message>
        <source>The source “%1” is larger than 1 GB.</source>
        <translation>El origen «%1» ocupa más de 1 GB.</translation>
    </message>
    <message>
        <source>The source is on “%1”, and this queue&apos;s rules do not allow loading it from there. Intray shows files on this computer and on shares that are mounted on it.</source>
        <translation>La fuente está en «%1», y las reglas de esta cola no permiten traerla de allí. Se muestran archivos de este equipo y de recursos compartidos montados en él.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>El diccionario &quot;%1&quot; no está instalado, por eso no se comprueba la ortografía. Instálelo como diccionario de Hunspell, por ejemplo el paquete hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Reinstall it.</source>
        <translation>El diccionario &quot;%1&quot; no se puede leer, por eso no se comprueba la ortografía. Instálelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Another companion process keeps this database, as %1 on %2.</source>
        <translation>Otro proceso acompañante se ocupa de esta base de datos, como %1 en %2.</translation>
    </message>
    <message>
        <source>The database cannot take a value: it is of another kind than expected there, or too large. Nothing was changed; the details name the value.</source>
        <translation>La base de datos no puede aceptar un valor: es de otro tipo que el que se espera ahí, o demasiado grande. No se cambió nada; los detalles nombran el valor.</translation>
    </message>
    <message>
        <source>This database server is cut off from the others of its cluster, and answers nothing until they are together again. Nothing was changed; please try again.</source>
        <translation>Este servidor de bases de datos está aislado de los demás de su clúster y no responde a nada hasta que vuelvan a estar juntos. No se ha cambiado nada; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The standby server stopped reading this, because it had to go on following the primary server. Please try again.</source>
        <translation>El servidor de reserva interrumpió esta lectura, porque tenía que seguir al servidor principal. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Nadie tiene ninguno de estos elementos.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) locked by %1.</source>
        <translation>
            <numerusform>%n elemento bloqueado por %1.</numerusform>
            <numerusform>%n elementos bloqueados por %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Hay texto escrito en %n de ellos.</numerusform>
            <numerusform>Hay texto escrito en %n de ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not identify a row. Give the table a single column with a unique index.</source>
        <translation>La clave de «%2» tiene varias columnas; «%1» por sí sola no identifica una fila. Dé a la tabla una columna propia con un índice único.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is not the primary key and has no unique index, so it does not identify one row.</source>
        <translation>La columna «%1» de «%2» no es la clave primaria ni tiene un índice único, así que no identifica una sola fila.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>La columna «%1» de «%2» tiene el tipo «%3»; una clave es un número entero o texto.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, so a lock could not be ended.</source>
        <translation>La columna «%1» de «%2» no puede estar vacía, así que ningún bloqueo podría terminar.</translation>
    </message>
    <message>
        <source>The values for open and for done must be different.</source>
        <translation>Los valores para abierto y para finalizado deben ser distintos.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>La columna «%1» de «%2» puede estar vacía, así que no da un orden. Elija una que sea NOT NULL.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>La columna «%1» de «%2» (%3) no se puede corregir como campo del registro.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has a quote or backslash in its name, which MariaDB cannot look up. Name the other columns with --columns.</source>
        <translation>La columna «%1» de «%2» tiene en su nombre una comilla o una barra invertida, y MariaDB no puede buscarla. Indique las demás columnas con --columns.</translation>
    </message>
    <message>
        <source>Two of the tables have a column &quot;%1&quot;. Name the columns of each that belong to the record.</source>
        <translation>Dos de las tablas tienen una columna «%1». Indique las columnas de cada una que pertenecen al registro.</translation>
    </message>
    <message>
        <source>The criteria are not one condition: a parenthesis, a quote or a semicolon does not belong there.</source>
        <translation>Los criterios no son una sola condición: ahí no va un paréntesis, una comilla o un punto y coma.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of Intray&apos;s own tables.</source>
        <translation>«%1» es una tabla del propio Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>«%1» es una vista. Incorpore la tabla en la que se basa y escriba las condiciones de la vista en los criterios.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a table of this database itself, so its rows cannot be locked.</source>
        <translation>«%1» no es una tabla que esté en esta misma base de datos, así que sus filas no se pueden bloquear.</translation>
    </message>
    <message>
        <source>Your login is not allowed to write to the table &quot;%1&quot;, or to pass that right on. The owner of the table can adopt it.</source>
        <translation>Su cuenta no puede escribir en la tabla «%1» o no puede ceder ese permiso. Su propietario puede incorporarla.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>La columna «%1» de «%2» tiene el tipo «%3»; el momento de un bloqueo es una fecha con hora, o texto.</translation>
    </message>
    <message>
        <source>There is no lock id column: Intray recognises a lock that another program has taken over only by its user and time.</source>
        <translation>No hay ninguna columna de identificador de bloqueo: si otro programa ha tomado un bloqueo, solo se sabe por el usuario y la hora.</translation>
    </message>
    <message>
        <source>There is no state column: only Intray remembers what is done, and other programs still see it.</source>
        <translation>No hay ninguna columna de estado: solo Intray recuerda lo que está finalizado, y otros programas lo siguen viendo.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed, dismissed or failed; other programs still see such a row as open.</source>
        <translation>Solo Intray recuerda «para más tarde», «nunca más» y «fallido»; otros programas siguen viendo una fila así como abierta.</translation>
    </message>
    <message>
        <source>The database has no table named &quot;%1&quot; that this login can see.</source>
        <translation>La base de datos no tiene ninguna tabla llamada «%1» que esta cuenta pueda ver.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could be %2 or %3. Write the name exactly as one of these.</source>
        <translation>«%1» podría ser %2 o %3. Escriba el nombre exactamente como uno de estos.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no column named &quot;%2&quot;.</source>
        <translation>La tabla «%1» no tiene ninguna columna llamada «%2».</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation>Otras personas están escribiendo en la base de datos en este momento. No se ha cambiado nada; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The database is read-only. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>La base de datos se puede leer, pero no escribir. No se ha cambiado nada; pida permiso para escribir en el archivo y en su carpeta.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; free some space and try again.</source>
        <translation>El disco de la base de datos está lleno. No se ha cambiado nada; libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The database is damaged. Leave the file as it is and restore the last backup.</source>
        <translation>La base de datos está dañada. Deje el archivo como está y vuelva a la última copia de seguridad.</translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation>El archivo no es una base de datos. Elija otro archivo.</translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation>El archivo de base de datos no se puede abrir. Compruebe que existen el archivo y su carpeta, y que tiene permiso para leerlos y escribir en ellos.</translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation>En este momento no se puede leer el archivo de base de datos ni escribir en él. No se ha cambiado nada; compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The database rejected this. Nothing was changed; the details say more.</source>
        <translation>La base de datos ha rechazado esto. No se ha cambiado nada; los detalles dicen más.</translation>
    </message>
    <message>
        <source>The database server is too busy right now. Nothing was changed; please try again.</source>
        <translation>El servidor de bases de datos está demasiado ocupado en este momento. No se ha cambiado nada; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The database server has no room left. Nothing was changed; tell the administrator and try again later.</source>
        <translation>Al servidor de bases de datos no le queda espacio. No se ha cambiado nada; avise al administrador e inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Your login does not have the right to do this. Nothing was changed; ask an administrator of Intray for the right.</source>
        <translation>Su cuenta no tiene permiso para hacer esto. No se ha cambiado nada; pida el permiso a un administrador de Intray.</translation>
    </message>
    <message>
        <source>The network does not know a server with this name. Check the name and the network connection.</source>
        <translation>La red no conoce ningún servidor con este nombre. Compruebe el nombre y la conexión de red.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Ningún servidor de bases de datos responde en esta dirección y este puerto. Compruebe ambos, y si el servidor está en marcha.</translation>
    </message>
    <message>
        <source>No encrypted connection to a verified server could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>No se ha podido establecer una conexión cifrada con un servidor que demuestre quién es. Compruebe el certificado del servidor, o el archivo de la autoridad que lo firmó.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>El servidor no acepta esta cuenta con esta contraseña. Compruebe ambas.</translation>
    </message>
    <message>
        <source>The server has no database with this name. Check the name.</source>
        <translation>El servidor no tiene ninguna base de datos con este nombre. Compruebe el nombre.</translation>
    </message>
    <message>
        <source>An encrypted connection to MariaDB needs the file of the authority that signed the server&apos;s certificate (ssl_ca). On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Una conexión cifrada con MariaDB necesita el archivo de la autoridad que firmó el certificado del servidor (ssl_ca). En una red de confianza, tls=off permite una conexión sin cifrar.</translation>
    </message>
    <message>
        <source>The server offers no encryption, so the connection was closed again. On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>El servidor no ofrece cifrado, así que la conexión se ha vuelto a cerrar. En una red de confianza, tls=off permite una conexión sin cifrar.</translation>
    </message>
    <message>
        <source>MariaDB&apos;s ODBC driver damages text that is sent through it, so Intray does not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.</source>
        <translation>El controlador ODBC de MariaDB daña el texto que se envía a través de él, así que Intray no lo usa. Conéctese sin ODBC: mariadb://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The ODBC driver of mdbtools crashes the program that reads through it, so Intray does not use it. Import the Access file instead.</source>
        <translation>El controlador ODBC de mdbtools hace fallar el programa que lee a través de él, así que Intray no lo usa. En su lugar, importe el archivo de Access.</translation>
    </message>
    <message>
        <source>ODBC knows no data source or driver of this name. Set it up in the system&apos;s ODBC settings, or choose another.</source>
        <translation>ODBC no conoce ningún origen de datos ni controlador con este nombre. Configúrelo en los ajustes de ODBC del sistema o elija otro.</translation>
    </message>
    <message>
        <source>Intray does not know how to work with &quot;%1&quot; through ODBC yet.</source>
        <translation>Intray todavía no sabe trabajar con «%1» a través de ODBC.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>El controlador de Qt para este tipo de base de datos (%1) no está instalado.</translation>
    </message>
    <message>
        <source>The server does not wait for its disk: confirmed work can be lost in a power failure.</source>
        <translation>El servidor no espera a su disco: el trabajo que ha confirmado se puede perder si se va la corriente.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose confirmed work. Let all clients use the same node.</source>
        <translation>El servidor forma parte de un clúster de Galera, que puede perder trabajo que ha confirmado. Haga que todos los clientes usen el mismo nodo.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may belong to somebody else. An administrator of Intray has to connect its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Esta base de datos se restauró en otro servidor, donde su cuenta puede ser de otra persona. Un administrador de Intray tiene que volver a vincular los usuarios: «intrayctl init» y después «intrayctl user set» para cada uno.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation>Su bloqueo ya no abarca este elemento: %1 lo tiene desde %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Su bloqueo ya no abarca este elemento: se ha completado.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been dismissed or marked as failed.</source>
        <translation>Su bloqueo ya no retiene este elemento: se ha descartado o marcado como fallido.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Su bloqueo ya no abarca este elemento: vuelve a estar abierto y todavía no lo ha tomado nadie.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>No existe el elemento %1.</translation>
    </message>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation>No existe ninguna cola llamada «%1».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation>La cola «%1» no permite finalizar un elemento de esta manera.</translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation>Indique por qué se marca el elemento como fallido.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Indique por qué se envía de vuelta el elemento.</translation>
    </message>
    <message>
        <source>There is no previous step, so the item cannot be sent back. Return it, or mark it as failed with a reason.</source>
        <translation>No hay ningún paso antes de este, así que el elemento no se puede enviar de vuelta. Devuélvalo, o márquelo como fallido con un motivo.</translation>
    </message>
    <message>
        <source>The record was dismissed or failed in the previous step, so the item cannot be sent back there. A supervisor can reopen it.</source>
        <translation>El registro se apartó en el paso anterior, así que el elemento no se puede enviar de vuelta a él. Un supervisor puede volver a abrirlo.</translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation>Un elemento se puede devolver para dentro de 0 a 72 horas.</translation>
    </message>
    <message>
        <source>This was cancelled before; nothing was changed. Please do it again.</source>
        <translation>Esto se canceló antes; no se ha cambiado nada. Hágalo de nuevo.</translation>
    </message>
    <message>
        <source>It is too late to undo this. A supervisor can reopen the item.</source>
        <translation>Es demasiado tarde para deshacer esto. Un supervisor puede volver a abrir el elemento.</translation>
    </message>
    <message>
        <source>Only a finished item can be reopened.</source>
        <translation>Solo se puede volver a abrir un elemento finalizado.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; already has an item with the key &quot;%2&quot;.</source>
        <translation>La cola «%1» ya tiene un elemento con la clave «%2».</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Un elemento necesita una clave que no esté vacía.</translation>
    </message>
    <message>
        <source>There is already a queue named &quot;%1&quot;.</source>
        <translation>Ya existe una cola llamada «%1».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is in use and cannot be removed.</source>
        <translation>La cola «%1» está en uso y no se puede eliminar.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Hay otra importación a esta cola en curso. Espere a que termine.</translation>
    </message>
    <message>
        <source>This import was cancelled, because it had not responded for a minute. Nothing was imported; start it again.</source>
        <translation>Esta importación se ha cancelado porque no ha dado señales durante un minuto. No se ha importado nada; iníciela de nuevo.</translation>
    </message>
    <message>
        <source>This lock does not hold any items (any more).</source>
        <translation>Este bloqueo no abarca (ya) ningún elemento.</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator creates logins; Intray gives them their roles.</source>
        <translation>El servidor de bases de datos no tiene ninguna cuenta llamada «%1». Las cuentas las crea el administrador del servidor; Intray les da sus roles.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;.</source>
        <translation>No existe ningún usuario llamado «%1».</translation>
    </message>
    <message>
        <source>You have no request %1.</source>
        <translation>No existe ninguna solicitud %1 suya.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are taken directly.</source>
        <translation>La cola «%1» no se llena con una consulta; sus elementos se toman.</translation>
    </message>
    <message>
        <source>The query that fills this queue took too long and was cancelled. Tell an administrator of Intray.</source>
        <translation>La consulta que llena esta cola ha tardado más de lo permitido y se ha abandonado. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a version of Intray that was never released, and cannot be upgraded. Export its queues with that version, and import the files into a new database; nothing was changed.</source>
        <translation>La base de datos «%1» se creó con una versión de Intray que nunca se publicó y no se puede actualizar. Exporte sus colas con aquel programa e importe los archivos en una base de datos nueva; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a newer version of Intray. Update this program; nothing was changed.</source>
        <translation>La base de datos «%1» se creó con una versión más reciente de Intray. Actualice este programa; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has not been set up for Intray. An administrator does that with &quot;intrayctl init&quot;.</source>
        <translation>La base de datos «%1» no está configurada para Intray. Un administrador lo hace con «intrayctl init».</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>La base de datos «%1» todavía no tiene colas de Intray. Ejecute en ella «intrayctl init» o elija otro archivo.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by an older version of Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>La base de datos «%1» se creó con una versión anterior de Intray. Ejecute «intrayctl init» para actualizarla.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 items were given out.</source>
        <translation>Solo se han entregado %1 de los %2 elementos.</translation>
    </message>
    <message>
        <source>A self-test creates a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Una autocomprobación crea una cola y trabaja en ella, así que su cuenta debe tener los roles administrator y clerk. «intrayctl user set %1 --role administrator --role clerk» le da ambos.</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>The database does not accept the query (line %2): %1. It must be one SELECT.</source>
        <translation>La base de datos no acepta la consulta (línea %2): %1. Debe ser un solo SELECT.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de datos no acepta la consulta: %1. Debe ser un solo SELECT.</translation>
    </message>
    <message>
        <source>The query has no column named &quot;key&quot;. Give this name to the column that identifies a record: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>La consulta no tiene ninguna columna llamada «key». Dé ese nombre a la que distingue los registros: SELECT id AS key, ... (sus columnas son: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>La consulta encuentra filas sin clave: la columna «key» nunca debe estar vacía (NULL).</translation>
    </message>
    <message>
        <source>The query is not allowed to read: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>La consulta no puede leer lo que pide: %1. Un administrador de la base de datos lo permite con GRANT SELECT ON tabla TO %2.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>Otras personas han tenido ocupada la base de datos demasiado tiempo. No se ha cambiado nada; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be created. Choose another place for the database.</source>
        <translation>La carpeta «%1» no se puede crear. Elija otro lugar para la base de datos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation>«%1» está en una carpeta compartida de red, donde no se puede confiar en los bloqueos de archivos y dos personas podrían recibir el mismo elemento. Ponga el archivo en un disco de este equipo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation>«%1» no es una base de datos. Elija otro archivo.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Create one first, or choose another.</source>
        <translation>No hay ninguna base de datos en «%1». Cree una primero o indique otra.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Se abandonó al vencer el bloqueo; se había tomado %n vez.</numerusform>
            <numerusform>Se abandonó al vencer el bloqueo; se había tomado %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position does not belong to this list. Start from its beginning.</source>
        <translation>Esta posición de la lista no procede de esta lista. Empiece por el principio de la lista.</translation>
    </message>
    <message>
        <source>The share of a step must be 1 to 100 percent.</source>
        <translation>La proporción de un paso va del 1 al 100 por ciento.</translation>
    </message>
    <message>
        <source>Second keying needs a queue in which a third person decides where the two differ.</source>
        <translation>La segunda captura necesita una cola en la que una tercera persona decida dónde difieren las dos.</translation>
    </message>
    <message>
        <source>A queue cannot decide on its own second keying.</source>
        <translation>Una cola no puede decidir sobre su propia segunda captura.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>El nombre de una cola solo contiene letras, dígitos, puntos, guiones y guiones bajos, empieza por una letra o un dígito y tiene como máximo 64 caracteres.</translation>
    </message>
    <message>
        <source>A lock must last at least one second.</source>
        <translation>Un bloqueo debe durar al menos un segundo.</translation>
    </message>
    <message>
        <source>The longest lock must not be shorter than the lock duration.</source>
        <translation>El bloqueo máximo no debe ser más corto que la duración del bloqueo.</translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation>A un usuario se le debe permitir al menos un bloqueo.</translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation>A un elemento se le debe permitir al menos un intento.</translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation>Una cola no puede ser su propia cola siguiente.</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Un usuario necesita un nombre que no esté vacío.</translation>
    </message>
    <message>
        <source>This database recognises renamed logins by itself, or has no logins. There is nothing to do.</source>
        <translation>Esta base de datos reconoce por sí misma una cuenta a la que se ha cambiado el nombre, o no tiene cuentas. No hay nada que hacer.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: %1 has held the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>El bloqueo que usted veía ya no existe: %1 tiene el elemento desde %2, con un bloqueo más reciente. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>El bloqueo que usted veía ya no existe: el elemento está abierto y nadie lo tiene.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished in the meantime.</source>
        <translation>El bloqueo que usted veía ya no existe: entretanto, el elemento se ha finalizado.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>El bloqueo se ha liberado, pero otro programa ha tomado el elemento antes de que se pudiera traspasar.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; the people who hold them read it.</source>
        <translation>Indique por qué se retiran los elementos; quienes los tienen lo leerán.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>%1 no tiene ningún rol que tome elementos, como operador o proceso automático. No se ha cambiado nada; elija a otra persona.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>%1 no tiene permiso para tomar elementos de la cola «%2», así que el elemento se queda donde está.</translation>
    </message>
    <message>
        <source>The item needs a different person: %1 did the previous step. It stays where it is.</source>
        <translation>El elemento necesita otra persona: %1 hizo el paso anterior. Se queda donde está.</translation>
    </message>
    <message>
        <source>%1 already holds this item.</source>
        <translation>%1 ya tiene este elemento.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>%1 tiene tantos elementos de la cola «%2» como esta permite. El elemento se queda donde está.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and cannot be passed on in this kind of database. Release it; then the other person can take it.</source>
        <translation>El elemento está en una tabla que comparten otros programas y no se puede traspasar en este tipo de base de datos. Libérelo; después, el nuevo destinatario podrá tomarlo.</translation>
    </message>
    <message>
        <source>A warning must come at least one second before the end of the lock.</source>
        <translation>El aviso se da al menos un segundo antes del fin del bloqueo.</translation>
    </message>
    <message>
        <source>A warning must come later than the lock begins: it has to be shorter than the lock.</source>
        <translation>El aviso debe darse después del comienzo del bloqueo: tiene que ser más corto que el bloqueo.</translation>
    </message>
    <message>
        <source>The last warning must come later than the first, so it has to be shorter.</source>
        <translation>El último aviso debe darse después del primero, así que tiene que ser más corto.</translation>
    </message>
    <message>
        <source>Completed items would come back to %1 in a circle. Choose another next queue.</source>
        <translation>Los elementos completados volverían a %1 en círculo. Elija otra cola siguiente.</translation>
    </message>
    <message>
        <source>The item is finished, so it is not waiting. Reopen it first.</source>
        <translation>El elemento está finalizado, así que no tiene un puesto entre los que esperan. Vuelva a abrirlo primero.</translation>
    </message>
    <message>
        <source>%1 has held the item since %2, so it is not waiting. Release it first if it should go to somebody else.</source>
        <translation>%1 tiene el elemento desde %2, así que no espera. Libérelo primero si debe ir a otra persona.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and a column of that table sets its priority. Change the priority there.</source>
        <translation>El elemento está en una tabla que comparten otros programas, y una columna de esa tabla dice cuándo le toca. Cambie la prioridad allí.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query sets its priority. Change the priority where the query finds it.</source>
        <translation>La cola del elemento se llena con una consulta, y la consulta dice cuándo le toca. Cambie la prioridad donde la consulta la encuentra.</translation>
    </message>
    <message>
        <source>A priority is a whole number from -1000000 to 1000000.</source>
        <translation>Una prioridad es un número entero de -1000000 a 1000000.</translation>
    </message>
    <message>
        <source>There is no such way of finishing an item.</source>
        <translation>No existe esta manera de finalizar un elemento.</translation>
    </message>
    <message>
        <source>Finishing an item needs an operation id, and none was given.</source>
        <translation>Un elemento se finaliza con un identificador de operación, y no se ha indicado ninguno.</translation>
    </message>
    <message>
        <source>The login %1 is not a user of Intray in this database. An administrator adds it with &quot;intrayctl user add&quot;.</source>
        <translation>La cuenta %1 no es usuario de Intray en esta base de datos. Un administrador la añade con «intrayctl user add».</translation>
    </message>
    <message>
        <source>A user&apos;s name must be one line, without control characters.</source>
        <translation>El nombre de un usuario ocupa una sola línea, sin caracteres de control.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Las tablas de «%1» no son de Intray. Elija otra base de datos; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so no lock is made, extended or released. Correct it, or restart Intray if it is right now; nothing was changed.</source>
        <translation>El reloj de este equipo se adelantó mientras Intray estaba en marcha, por lo que no se crea, prolonga ni libera ningún bloqueo según él. Póngalo en hora, o reinicie Intray si ahora es correcto; no se cambió nada.</translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n second(s) ago.</source>
        <translation>
            <numerusform>Última actividad hace %n segundo.</numerusform>
            <numerusform>Última actividad hace %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n minute(s) ago.</source>
        <translation>
            <numerusform>Última actividad hace %n minuto.</numerusform>
            <numerusform>Última actividad hace %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Todavía no se ha guardado ningún borrador; lo que se está escribiendo llega en segundos.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>El servidor de base de datos no responde. Compruebe que está en marcha y que la red llega a él, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>No database server can be written to at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>En este momento no se puede escribir en ninguno de los servidores de bases de datos: otro está tomando el relevo. No se ha cambiado nada; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 es el último administrador. Nombre antes administrador a otra persona.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>El servidor pidió la contraseña de una manera que la mostraría a quien escuche, así que no se envió. Pregunte a su administrador si este es su servidor; se necesita un inicio de sesión con contraseña o con ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program has locked %n of them in the table itself; nobody is notified there.</source>
        <translation>
            <numerusform>Otro programa tiene %n de ellos en la tabla misma; allí no se avisa a nadie.</numerusform>
            <numerusform>Otro programa tiene %n de ellos en la tabla misma; allí no se avisa a nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>La columna &quot;%1&quot; de &quot;%2&quot; es del tipo &quot;%3&quot; y no puede contener el nombre de un usuario. Omítala y nombre solo la columna del identificador del bloqueo, o dé a la tabla una columna de texto para el nombre.</translation>
    </message>
    <message>
        <source>There is already a queue &quot;%1&quot;, which does not use the table &quot;%2&quot;. Choose another name.</source>
        <translation>Ya hay una cola &quot;%1&quot; que no es de la tabla &quot;%2&quot;. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not in an adopted table.</source>
        <translation>La cola &quot;%1&quot; no está en una tabla adoptada.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Su tabla %1 ya no está asignada.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</source>
        <translation>
            <numerusform>%n fila de la tabla está bloqueada por Intray. No se cambió nada; espere a que se finalice o libérela antes.</numerusform>
            <numerusform>%n filas de la tabla están bloqueadas por Intray. No se cambió nada; espere a que se finalicen o libérelas antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>La columna &quot;%1&quot; de &quot;%2&quot; es del tipo &quot;%3&quot;; el identificador de un bloqueo es un uuid o texto.</translation>
    </message>
    <message>
        <source>There is only a lock id column: Intray knows the user and time of its own locks only, and old locks end in the next sweep.</source>
        <translation>Solo hay una columna con el identificador del bloqueo: quién tiene una fila y desde cuándo, Intray lo sabe solo de sus propios bloqueos, y un bloqueo viejo termina al barrerlo.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>El texto tiene más de %1 caracteres. Acórtelo; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Shorten it.</source>
        <translation>El nombre del puesto de trabajo tiene más de %1 caracteres. Dele uno más corto.</translation>
    </message>
    <message>
        <source>What was sent along with the record is larger than the %1 bytes that its queue allows. Nothing was changed.</source>
        <translation>Lo que se envió junto con el registro supera los %1 bytes que permite su cola. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The database was given a value that it cannot use. Nothing was changed; the details say which.</source>
        <translation>La base de datos recibió un valor que no puede usar. No se ha cambiado nada; los detalles dicen cuál.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; what is written there is a time of day with its date, or text.</source>
        <translation>La columna «%1» de «%2» tiene el tipo «%3»; allí se escribe una hora con su fecha, o texto.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, but a reopened row has no such time.</source>
        <translation>La columna «%1» de «%2» no puede estar vacía, y una fila que vuelve a estar abierta no tiene esa hora.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>La columna «%1» de «%2» tiene el tipo «%3» y no puede contener un mensaje ni un resultado, que son texto.</translation>
    </message>
    <message>
        <source>A value for failed needs a state column.</source>
        <translation>Un valor para fallido necesita la columna del estado en la que está.</translation>
    </message>
    <message>
        <source>The value for failed must differ from those for open and for done.</source>
        <translation>El valor para fallido debe ser distinto de los de abierto y hecho.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is used twice. Choose another column for one of the two.</source>
        <translation>A la columna «%1» de «%2» se le dan dos significados. Indique otra para uno de ellos.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed or dismissed; other programs still see such a row as open.</source>
        <translation>«Para más tarde» y «nunca más» solo los recuerda Intray; otros programas siguen viendo esa fila como abierta.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Reopen them first, or map the table without the state for failed rows.</source>
        <translation>Esta cola tiene elementos que fallaron (%1) cuando su tabla no tenía un estado para ello, así que sus filas aún parecen abiertas allí. Ábralos primero de nuevo, o asigne la tabla sin el estado para filas fallidas.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>La tabla necesita un valor en «%1». Rellénelo; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“%1” is too long for the table&apos;s column. Shorten it; nothing was changed.</source>
        <translation>«%1» es más largo de lo que admite la columna de la tabla. Acórtelo; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“%1” does not fit the table&apos;s column: it is a different kind of value, out of range, or has a letter that the column cannot keep. Nothing was changed.</source>
        <translation>«%1» no es un valor que admita la columna de la tabla: es de otro tipo, está fuera de su rango o tiene una letra que la columna no puede guardar. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“%1” must not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
        <translation>«%1» no puede ser igual en dos filas de la tabla, y otra fila ya tiene este valor. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“%1” refers to another table, which does not allow this value. Nothing was changed.</source>
        <translation>«%1» remite a otra tabla, que no permite este valor. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A rule of the table does not allow this value of “%1”. Nothing was changed.</source>
        <translation>Una regla de la tabla no permite este valor de «%1». No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A rule of the item&apos;s table does not allow this. Nothing was changed.</source>
        <translation>Una regla de la tabla en la que está el elemento no lo permite. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The queue&apos;s table has changed since it was adopted: the table, a column or a right is missing, or its rows do not match the criteria. Nothing was changed; ask an administrator to adopt it again or to undo the change.</source>
        <translation>La tabla de la cola ya no es como cuando se adoptó: falta ella misma, una columna o un permiso, o sus filas no se ajustan a los criterios. No se ha cambiado nada; pida a un administrador que la adopte de nuevo o que deshaga la adopción.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade. Adopt it again: %3</source>
        <translation>La tabla %1 de la cola %2 sigue funcionando como antes de esta actualización. Incorpórela de nuevo: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>alguien a quien la tabla no nombra</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, currently %2. Give them a key to work on them.</source>
        <translation>Las filas sin clave en «%1» se omiten, ahora %2. Deles una si se ha de trabajar en ellas.</translation>
    </message>
    <message>
        <source>The table&apos;s column for the name of the person who holds a row is too short for yours. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>La columna de la tabla para quien tiene una fila es demasiado corta para su nombre. No se cambió nada; pida a un administrador que la alargue.</translation>
    </message>
    <message>
        <source>The row of this item is no longer in the table, so it cannot be finished.</source>
        <translation>La fila de este elemento ya no está en la tabla, así que no se puede terminar.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Su bloqueo ya no retiene este elemento: otro programa lo ha terminado en la tabla o lo ha sacado de la cola.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Otro programa ha terminado o cambiado este bloqueo en la tabla. Tome el elemento otra vez para seguir.</translation>
    </message>
    <message>
        <source>Write the text of the note.</source>
        <translation>Escriba lo que debe decir la nota.</translation>
    </message>
    <message>
        <source>Not all records were searched, because this was cancelled.</source>
        <translation>Los registros no se revisaron hasta el final, porque se canceló.</translation>
    </message>
    <message>
        <source>Say why the item is returned.</source>
        <translation>Indique por qué se devuelve el elemento.</translation>
    </message>
    <message>
        <source>Say why the item is dismissed.</source>
        <translation>Indique por qué se descarta el elemento.</translation>
    </message>
    <message>
        <source>These are one and the same item. Name two items.</source>
        <translation>Es el mismo elemento. Indique dos elementos.</translation>
    </message>
    <message>
        <source>The items are of two queues. Only items of one queue can be duplicates.</source>
        <translation>Los elementos son de dos colas. Solo los de una misma cola pueden ser duplicados.</translation>
    </message>
    <message>
        <source>The items are in a table of another program, where they cannot be merged.</source>
        <translation>Los elementos están en una tabla de otro programa, donde no se pueden fusionar.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>No hay ninguna tabla de consulta «%1».</translation>
    </message>
    <message>
        <source>Somebody else loaded the lookup table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Otra persona cargó la tabla de consulta «%1» al mismo tiempo. Cárguela de nuevo si no es correcta.</translation>
    </message>
    <message>
        <source>The queue is in a table of another program, where bulk corrections are not possible.</source>
        <translation>La cola está en una tabla de otro programa, donde no son posibles las correcciones en bloque.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so bulk corrections are not possible: they would reveal a value to the person who keys it again.</source>
        <translation>Los campos de los registros de esta cola se teclean dos veces, aquí o en un paso posterior; por eso los registros no se corrigen juntos: quien vuelve a teclear un valor lo conocería.</translation>
    </message>
    <message>
        <source>You worked on it in the previous step, and this step needs a different person. Let somebody else correct it.</source>
        <translation>Usted trabajó en él en el paso anterior, y este paso necesita otra persona. Deje que lo corrija otra persona.</translation>
    </message>
    <message>
        <source>It has been finished in the meantime.</source>
        <translation>Ya está terminado.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 lo tiene desde las %2. Corríjalo allí o cuando quede libre.</translation>
    </message>
    <message>
        <source>“%1” has a different value now.</source>
        <translation>«%1» ya tiene otro valor.</translation>
    </message>
    <message>
        <source>It was changed at the same moment. Try again.</source>
        <translation>Se cambió en el mismo momento. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Somebody has worked on it since, so it stays.</source>
        <translation>Alguien ha trabajado en ello desde entonces, así que se queda como está.</translation>
    </message>
    <message>
        <source>The new value is the old one; there is nothing to do.</source>
        <translation>El valor nuevo es el antiguo; no hay nada que hacer.</translation>
    </message>
    <message>
        <source>This queue has no bulk correction %1; &quot;intrayctl corrections&quot; lists those that it has.</source>
        <translation>Esta cola no tiene la corrección conjunta %1; «intrayctl corrections» enumera las que hay.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and they cannot know whom it is for. Only items of Intray&apos;s own queues can be assigned.</source>
        <translation>El elemento está en una tabla que comparten otros programas, y estos no pueden saber para quién es. Solo se asignan elementos de las colas propias de Intray.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query. Only items of other queues can be assigned.</source>
        <translation>La cola del elemento se llena con una consulta. Solo se pueden asignar elementos de otras colas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tag. A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>«%1» no es una etiqueta. Una etiqueta es una palabra de 50 letras como máximo, sin espacios, comas ni @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>El tiempo en que uno puede reabrir sus propios registros es de al menos un segundo.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is missing.</source>
        <translation>El elemento no tiene ese adjunto, o falta una parte de él.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue accepts at most %1.</source>
        <translation>El archivo es demasiado grande para adjuntarlo: esta cola admite como máximo %1.</translation>
    </message>
    <message>
        <source>Attaching the file was interrupted, so the item does not have it. Attach it again.</source>
        <translation>Se interrumpió la adjunción del archivo, así que el elemento no lo tiene. Adjúntelo de nuevo.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; lists damaged attachments.</source>
        <translation>El adjunto «%1» está dañado: no es lo que se adjuntó. Avise a un administrador; &quot;intrayctl audit --attachments&quot; dice cuáles lo están.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>No se puede escribir el adjunto: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can reopen it.</source>
        <translation>Otra persona terminó el elemento, así que solo un supervisor puede reabrirlo.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor.</source>
        <translation>La cola no permite reabrir lo que uno mismo terminó. Pídaselo a un supervisor.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor.</source>
        <translation>Pudo reabrir el elemento hasta %1. Pídaselo a un supervisor.</translation>
    </message>
    <message>
        <source>The item is not finished, so you can simply take it.</source>
        <translation>El elemento no está finalizado; puede tomarlo sin más.</translation>
    </message>
    <message>
        <source>%1 has already requested this item, and is waiting for a supervisor&apos;s answer.</source>
        <translation>%1 ya ha pedido el elemento y espera la respuesta de un supervisor.</translation>
    </message>
    <message>
        <source>Nobody requests this item (any more).</source>
        <translation>Nadie pide (ya) este elemento.</translation>
    </message>
    <message>
        <source>%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 tiene «%1» desde %3, así que ahora no se puede fusionar. Espere a que quede libre.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Usted mismo está trabajando en «%1». Cambie allí sus campos y fusione sin campos, o devuélvalo primero.</translation>
    </message>
    <message>
        <source>“%1” is finished. Reopen it to merge or change it, or merge the other one into it.</source>
        <translation>«%1» está terminado. Vuelva a abrirlo para fusionarlo o cambiarlo, o fusione el otro en él.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged. Merge into the one that is kept.</source>
        <translation>«%1» fue descartado o ya fusionado. Fusione en el que se conserva.</translation>
    </message>
    <message>
        <source>“%1” needs a different person: you worked on it in the previous step. Merge without changing its fields, or let somebody else do it.</source>
        <translation>«%1» necesita otra persona: usted trabajó en él en el paso anterior. Fusione sin cambiar sus campos, o deje que lo haga otra persona.</translation>
    </message>
    <message>
        <source>“%1” was changed in the meantime. Look at it again before you merge.</source>
        <translation>«%1» cambió entretanto. Mírelo de nuevo antes de fusionar.</translation>
    </message>
    <message>
        <source>The item was not merged into another, so there is no merge to undo.</source>
        <translation>El elemento no terminó como duplicado de otro, así que no hay ninguna fusión que deshacer.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because %2 has held it since %3. Its history has the previous ones.</source>
        <translation>«%1» conserva los valores que recibió, porque %2 lo tiene desde %3. Los anteriores están en su historial.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because it is finished. Its history has the previous ones.</source>
        <translation>«%1» conserva los valores que recibió, porque está terminado. Los anteriores están en su historial.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because somebody has worked on it since. Its history has the previous ones.</source>
        <translation>«%1» conserva los valores que recibió, porque alguien ha trabajado en él desde entonces. Los anteriores están en su historial.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because its record from before the merge is no longer in the database.</source>
        <translation>«%1» conserva los valores que recibió, porque su registro de antes de la fusión ya no está en la base de datos.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>«%1» está asignado a otra persona. Un supervisor puede asignárselo a usted o a todos.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first.</source>
        <translation>«%1» y «%2» no son lo mismo, según dijo %3 (%4). Si lo son, deshaga eso primero.</translation>
    </message>
    <message>
        <source>The record is waiting or being worked on in another step. It would be in two steps at once, or lose notes, attachments or assignments there. Whoever takes it there can send it back.</source>
        <translation>El registro espera o se está trabajando en otro paso. Estaría en dos pasos a la vez, o perdería allí notas, adjuntos o asignaciones. Quien lo tome allí puede enviarlo de vuelta.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>La cola «%2» no tiene el elemento %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has continued with this item since, so it cannot be reopened here.</source>
        <translation>El programa dueño de la tabla ha seguido entretanto con este elemento, así que aquí ya no se puede reabrir.</translation>
    </message>
    <message>
        <source>There is no delivery with this number.</source>
        <translation>No hay ninguna entrega con este número.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all imported yet. Try again in a moment.</source>
        <translation>Todavía no han entrado todos los registros de esta entrega. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The file of this delivery was not imported as complete, so nothing can be missing in it.</source>
        <translation>El archivo de esta entrega no se importó como completo, así que no puede faltar nada en él.</translation>
    </message>
    <message>
        <source>Say why: the reason is kept in the history of each record.</source>
        <translation>Indique por qué: el motivo queda en el historial de cada registro.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so it is not known what is missing in it. Import the corrected file, and dismiss what is missing in that one.</source>
        <translation>Se rechazaron filas de esta entrega, así que no se sabe qué falta en ella. Importe el archivo corregido y descarte lo que falta en ese.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>No hay ninguna plantilla «%1».</translation>
    </message>
    <message>
        <source>There is already a template “%1” for something else: one is for imports, the other for exports. Choose another name.</source>
        <translation>Ya hay una plantilla «%1», y es para otra cosa: una es para importaciones, la otra para exportaciones. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The template “%1” is for exports. Choose one for imports.</source>
        <translation>La plantilla «%1» es para exportaciones. Elija una para importaciones.</translation>
    </message>
    <message>
        <source>The template “%1” is for imports. Choose one for exports.</source>
        <translation>La plantilla «%1» es para importaciones. Elija una para exportaciones.</translation>
    </message>
    <message>
        <source>Give the template a name.</source>
        <translation>Dele un nombre a la plantilla.</translation>
    </message>
    <message>
        <source>The name of the template is longer than %1 characters. Shorten it.</source>
        <translation>El nombre de la plantilla tiene más de %1 caracteres. Dele uno más corto.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>La plantilla ocupa más de 1 MB. Las plantillas son más cortas.</translation>
    </message>
    <message>
        <source>There is no shared filter “%1” in this queue. Somebody may have removed or renamed it.</source>
        <translation>No hay ningún filtro compartido «%1» en esta cola. Puede que alguien lo haya eliminado o le haya cambiado el nombre.</translation>
    </message>
    <message>
        <source>%2 already shared a filter “%1” in this queue. Choose another name.</source>
        <translation>%2 ya compartió un filtro «%1» en esta cola. Elija otro nombre.</translation>
    </message>
    <message>
        <source>%2 shared the filter “%1”. Only %2, supervisors and administrators can change it.</source>
        <translation>%2 compartió el filtro «%1». Solo %2, los supervisores y los administradores pueden cambiarlo.</translation>
    </message>
    <message>
        <source>The filter looks for texts that are too long to be shared. Shorten them.</source>
        <translation>El filtro busca textos demasiado largos para compartirlos. Acórtelos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads to a file that goes by another name or by none any more. Open the database by the name that it has in its own folder.</source>
        <translation>«%1» lleva a un archivo que tiene otro nombre o que ya no tiene ninguno. Abra la base de datos con el nombre que tiene en su propia carpeta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is mounted as a single file, without the log that lies beside it, so work could be lost or done twice. Mount its folder instead.</source>
        <translation>«%1» está montado como archivo suelto, sin el diario que está a su lado; podría perderse trabajo o hacerse dos veces. Monte en su lugar la carpeta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one file with several names (hard links). The database keeps a log beside each name, so work could be lost or done twice. Remove the other names, or make a copy instead.</source>
        <translation>«%1» es un solo archivo con varios nombres (enlaces duros). La base de datos lleva un diario junto a cada nombre; podría perderse trabajo o hacerse dos veces. Quite los otros nombres o haga una copia en su lugar.</translation>
    </message>
    <message>
        <source>The database was upgraded by a newer version of Intray while this program was using it. Update this program; nothing was changed.</source>
        <translation>Una versión más reciente de Intray actualizó la base de datos mientras este programa la usaba. Actualice este programa; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A value for busy needs a state column.</source>
        <translation>Un valor para en proceso necesita la columna del estado en la que está.</translation>
    </message>
    <message>
        <source>The value for busy must differ from those for open, done and failed.</source>
        <translation>El valor para en proceso debe ser distinto de los de abierto, hecho y fallido.</translation>
    </message>
    <message>
        <source>The criteria name the column &quot;%1&quot;, which Intray writes when it locks a row. Leave that condition out; only rows with the value for open are given out.</source>
        <translation>Los criterios nombran la columna &quot;%1&quot;, que Intray escribe cuando bloquea una fila. Quite esa condición; solo se entregan filas con el valor para abierto.</translation>
    </message>
    <message>
        <source>There is no value of the state for locked rows, so a row that Intray holds still looks open. A program that goes by the state alone would take the same row. Name that value (busy), or let every program respect the lock.</source>
        <translation>No hay un valor del estado para las filas bloqueadas, así que una fila que Intray tiene sigue pareciendo abierta. Un programa que solo mire el estado tomaría la misma fila. Nombre ese valor (busy), o haga que cada programa respete el bloqueo.</translation>
    </message>
    <message>
        <source>This is too large for the database: it does not take or give so much at once. Nothing was changed. Send less, or ask the administrator of the database for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Esto es demasiado grande para la base de datos: no acepta ni entrega tanto de una vez. No se cambió nada. Envíe menos o pida al administrador de la base de datos un límite mayor (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The text has a character that the database cannot keep. Nothing was changed; take the character out, or ask the administrator of the database for a column that keeps the letters of all languages (UTF-8).</source>
        <translation>El texto tiene un carácter que la base de datos no puede guardar. No se cambió nada; quite el carácter o pida al administrador de la base de datos una columna que guarde las letras de todos los idiomas (UTF-8).</translation>
    </message>
    <message>
        <source>The server gives your login settings with which Intray cannot work and which it may not change: %1. Ask the administrator of the server to reset them.</source>
        <translation>El servidor da a su cuenta ajustes con los que Intray no puede trabajar y que no puede cambiar: %1. Pida al administrador del servidor que los restablezca.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; keeps texts in the encoding %2, which lacks letters that Intray needs. Create a database with the encoding UTF8, as with &quot;createdb --encoding=UTF8 --template=template0&quot;; nothing was changed.</source>
        <translation>La base de datos «%1» guarda los textos con la codificación %2, a la que le faltan letras que Intray necesita. Cree una base de datos con la codificación UTF8, por ejemplo con «createdb --encoding=UTF8 --template=template0»; no se cambió nada.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. The server&apos;s log names the process to end.</source>
        <translation>La cola de notificaciones del servidor está llena al %1 %, porque una sesión escucha y no lee. El trabajo sigue, y los cambios se ven unos segundos más tarde. El registro del servidor nombra el proceso que hay que terminar.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. It is one of those whose transaction is open, which the server&apos;s administrator can end: %2.</source>
        <translation>La cola de notificaciones del servidor está llena al %1 %, porque una sesión escucha y no lee. El trabajo sigue, y los cambios se ven unos segundos más tarde. Es una de las que tienen abierta una transacción, que el administrador del servidor puede terminar: %2.</translation>
    </message>
    <message>
        <source>You have written %1 notes today, which is as many as one user may. Go on tomorrow.</source>
        <translation>Hoy ha escrito %1 notas, que son las que puede escribir un usuario. Siga mañana.</translation>
    </message>
    <message>
        <source>The item has %1 notes already, which is as many as one item may have. Nothing was added.</source>
        <translation>El elemento ya tiene %1 notas, que son las que puede tener un elemento. No se añadió nada.</translation>
    </message>
    <message>
        <source>You share %1 filters in this queue already, which is as many as one user may. Remove one first.</source>
        <translation>Ya comparte %1 filtros en esta cola, que son los que puede compartir un usuario. Quite antes uno.</translation>
    </message>
    <message>
        <source>You have done this %1 times today, which is as often as one user may. Go on tomorrow.</source>
        <translation>Hoy ha hecho esto %1 veces, que son las que puede hacerlo un usuario. Siga mañana.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you now: it is a standby, or a setting makes it, the database or your login read-only. Nothing was changed.</source>
        <translation>El servidor de base de datos no acepta ahora cambios suyos: es uno de reserva, o un ajuste hace que él, la base de datos o su cuenta solo puedan leer. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A setting of the database server forbids this. Nothing was changed; the details name the setting, which the administrator of the server can change.</source>
        <translation>Un ajuste del servidor de base de datos lo prohíbe. No se ha cambiado nada; los detalles indican el ajuste, que el administrador del servidor puede cambiar.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end. A superuser who runs &quot;intrayctl init&quot; takes that from them.</source>
        <translation>Cualquier cuenta puede guardar sin fin objetos grandes (large objects) en esta base de datos. Un superusuario que ejecuta «intrayctl init» se lo quita.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end, and Intray has not taken that from them, because %1 are there. If no program needs them, remove them (lo_unlink), and let a superuser run &quot;intrayctl init&quot; again.</source>
        <translation>Cualquier cuenta puede guardar sin fin objetos grandes (large objects) en esta base de datos, e Intray no se lo ha quitado, porque ya hay %1. Si ningún programa los necesita, elimínelos (lo_unlink) y haga que un superusuario ejecute otra vez «intrayctl init».</translation>
    </message>
    <message>
        <source>The server has not let you in, because it cannot load a library that its settings name (session_preload_libraries or local_preload_libraries). Ask the administrator of the server to mend the setting.</source>
        <translation>El servidor no le ha dejado entrar, porque no puede cargar una biblioteca que indican sus ajustes (session_preload_libraries o local_preload_libraries). Pida al administrador del servidor que corrija el ajuste.</translation>
    </message>
    <message>
        <source>You have written %1 notes on this item already, which is as many as one user may. Nothing was added.</source>
        <translation>Ya ha escrito %1 notas sobre este elemento, que son las que puede escribir un usuario. No se añadió nada.</translation>
    </message>
    <message>
        <source>You have returned or taken back %1 items today, which is as many as one user may. Complete, dismiss or fail the item, or go on tomorrow.</source>
        <translation>Hoy ha devuelto o recuperado %1 elementos, que son los que puede un usuario. Complete o descarte el elemento, márquelo como fallido o siga mañana.</translation>
    </message>
    <message>
        <source>A queue can have at most %1 fields. Nothing was changed.</source>
        <translation>Una cola puede tener como máximo %1 campos. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has the character set %2, with which MariaDB&apos;s functions do not work. Create a database with CHARACTER SET utf8mb4; nothing was changed.</source>
        <translation>La base de datos «%1» tiene el juego de caracteres %2, con el que no trabajan las funciones de MariaDB. Cree una base de datos con CHARACTER SET utf8mb4; no se cambió nada.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. Close every program that has it open, and put the files back together: the log &quot;%1&quot; may have the latest changes. Then check that these are there.</source>
        <translation>El archivo de la base de datos o su registro se movió o se borró mientras estaba en uso. No se escribe nada más. Cierre todos los programas que lo tienen abierto y devuelva juntos los archivos a su sitio: el registro «%1» puede contener los últimos cambios. Compruebe después que están.</translation>
    </message>
    <message>
        <source>The log of the database was moved or deleted while it was in use. All that was finished is in the database; nothing more is written now. Close every program that has it open, and open it again.</source>
        <translation>El registro de la base de datos se movió o se borró mientras estaba en uso. Todo lo que estaba terminado está en la base de datos; ahora no se escribe nada más. Cierre todos los programas que la tienen abierta y ábrala de nuevo.</translation>
    </message>
    <message>
        <source>The database file was moved while it was in use: it is &quot;%1&quot; now. All that was finished is in it; nothing more is written. Close every program that has it open, and open it there.</source>
        <translation>El archivo de la base de datos se movió mientras estaba en uso: ahora es «%1». Todo lo que estaba terminado está en él; no se escribe nada más. Cierre todos los programas que lo tienen abierto y ábralo allí.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when another program had ended its lock; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Se abandonó cuando otro programa había quitado el bloqueo; se había tomado %n vez.</numerusform>
            <numerusform>Se abandonó cuando otro programa había quitado el bloqueo; se había tomado %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is stands in a column of its record, and &quot;%1&quot; is none of them. Add it to the columns that are shown.</source>
        <translation>De quién es la petición de una fila está en una columna de su registro, y «%1» no es ninguna de ellas. Añádala a las columnas que se muestran.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; does not make the values of its column &quot;%2&quot; itself, so Intray cannot add rows to it. Leave adding to the programs that know the keys.</source>
        <translation>La tabla &quot;%1&quot; no genera por sí misma los valores de su columna &quot;%2&quot;, así que Intray no puede añadirle filas. Deje que las añadan los programas que conocen las claves.</translation>
    </message>
    <message>
        <source>The record has columns of several tables, and Intray adds rows to one table only. Leave out the further tables, or adding.</source>
        <translation>El registro tiene columnas de varias tablas, e Intray solo añade filas a una tabla. Prescinda de las demás tablas o de añadir filas.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table. Add the rows to that table; Intray gives them out from there. Where the table makes its keys itself, a single item can be added without a key once &quot;intrayctl adopt --add-rows&quot; has allowed it.</source>
        <translation>La cola &quot;%1&quot; tiene sus elementos de una tabla incorporada. Añada las filas a esa tabla; Intray las entrega desde allí. Si la tabla genera sus claves por sí misma, se puede añadir un elemento sin clave en cuanto &quot;intrayctl adopt --add-rows&quot; lo haya permitido.</translation>
    </message>
    <message>
        <source>The new row would not be open in the queue &quot;%1&quot;, because of its criteria or of what the table makes of the row. Nothing was added; change the record.</source>
        <translation>La fila nueva no estaría abierta en la cola &quot;%1&quot;, por sus criterios o por lo que la tabla hace con la fila. No se ha añadido nada; cambie el registro.</translation>
    </message>
    <message>
        <source>A record in the database&apos;s answer cannot be read. What was asked for may be done, and items may be locked for you: they are among your own items. Return them, and tell an administrator.</source>
        <translation>No se puede leer un registro de la respuesta de la base de datos. Puede que lo pedido esté hecho y que haya elementos bloqueados para usted: están entre sus propios elementos. Devuélvalos y avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>What the database keeps of a record cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>No se puede leer lo que la base de datos guarda de un registro. No se ha cambiado nada. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>The record of item %1 cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>No se puede leer el registro del elemento %1. No se ha cambiado nada. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was moved while a program had it open, and what was done last may still be in the log under its old name. Close every program that has it open, and then open it again.</source>
        <translation>«%1» se movió mientras un programa lo tenía abierto, y lo último que se hizo puede estar todavía en el diario que lleva el nombre anterior. Cierre todos los programas que lo tienen abierto y ábralo después de nuevo.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you, because the setting %1 is on for the server, the database or your login. Nothing was changed; whoever administers the server can turn it off.</source>
        <translation>El servidor de base de datos no acepta cambios suyos porque el ajuste %1 está activado para el servidor, la base de datos o su cuenta. No se ha cambiado nada; el administrador del servidor puede desactivarlo.</translation>
    </message>
    <message>
        <source>The key is longer than %1 characters. Shorten it; nothing was added.</source>
        <translation>La clave tiene más de %1 caracteres. Acórtela; no se ha añadido nada.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table that does not make the keys of its rows itself, so Intray adds none. Add the row with the program that gives the keys; Intray gives it out from there.</source>
        <translation>La cola &quot;%1&quot; tiene sus elementos de una tabla incorporada que no genera por sí misma las claves de sus filas, así que Intray no añade ninguna. Añada la fila con el programa que da las claves; Intray la entrega desde allí.</translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>La columna «%1» admite %n carácter, y el nombre de «%2», que puede tomar de la cola, tiene %3. Alargue la columna o elija otra.</numerusform>
            <numerusform>La columna «%1» admite %n caracteres, y el nombre de «%2», que puede tomar de la cola, tiene %3. Alargue la columna o elija otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the id of a lock has %2. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>La columna «%1» admite %n carácter, y el identificador de un bloqueo tiene %2. Alargue la columna o elija otra.</numerusform>
            <numerusform>La columna «%1» admite %n caracteres, y el identificador de un bloqueo tiene %2. Alargue la columna o elija otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; holds names of at most %n character(s): nobody with a longer name can take items from the queue.</source>
        <translation>
            <numerusform>«%1» admite nombres de %n carácter como máximo: quien tenga uno más largo no puede tomar de la cola.</numerusform>
            <numerusform>«%1» admite nombres de %n caracteres como máximo: quien tenga uno más largo no puede tomar de la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 (%2) was skipped: it is too large for the database server to give. Ask the administrator of the server for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Se ha pasado por alto el elemento %1 (%2): es demasiado grande para que el servidor de la base de datos lo entregue. Pida al administrador del servidor un límite mayor (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The record of item %1 (%2) cannot be read, so the item has failed. Tell an administrator.</source>
        <translation>No se puede leer el registro del elemento %1 (%2), por eso el elemento ha fallado. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>The record of this item cannot be read.</source>
        <translation>No se puede leer el registro de este elemento.</translation>
    </message>
    <message>
        <source>The value is already proposed to %1, who has held it since %2. Nothing was changed.</source>
        <translation>El valor ya se propone a %1, que lo tiene desde las %2. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>“%1” is read-only in this queue, so it cannot be corrected.</source>
        <translation>«%1» es de solo lectura en esta cola y por eso no se puede corregir.</translation>
    </message>
    <message>
        <source>Something else is already proposed to %1, who has held it since %2. Correct it there, or once it is free.</source>
        <translation>Ya se propone otra cosa a %1, que lo tiene desde las %2. Corríjalo allí o cuando quede libre.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then. Undo the newer change first.</source>
        <translation>«%1» se cambió de nuevo desde entonces. Deshaga primero el cambio más reciente.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then, by %2 at %3. Undo that first.</source>
        <translation>«%1» se cambió de nuevo desde entonces, por %2 a las %3. Deshaga eso primero.</translation>
    </message>
    <message>
        <source>No value was changed here that you could undo.</source>
        <translation>Aquí no se cambió ningún valor que pueda deshacer.</translation>
    </message>
    <message>
        <source>The item is open again, but its values stay. %1</source>
        <translation>El elemento está abierto de nuevo, pero sus valores se quedan. %1</translation>
    </message>
    <message>
        <source>There is no role “%1”.</source>
        <translation>No existe el rol «%1».</translation>
    </message>
    <message>
        <source>Another program has locked it in the table itself; nobody is notified there.</source>
        <translation>Otro programa lo tiene en la tabla misma; allí no se avisa a nadie.</translation>
    </message>
    <message>
        <source>Text was typed for it.</source>
        <translation>Hay texto escrito en él.</translation>
    </message>
    <message>
        <source>The server of the database &quot;%1&quot; has version %2. Intray needs %3 or newer. Ask the administrator of the server to upgrade it; nothing was changed.</source>
        <translation>El servidor de la base de datos «%1» tiene la versión %2. Intray necesita %3 o una más reciente. Pida al administrador del servidor que lo actualice; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A slip is planted in one of 2 to 10,000 records.</source>
        <translation>Se siembra un error en uno de cada 2 a 10 000 registros.</translation>
    </message>
    <message>
        <source>The queue gives out the oldest item first. Its rules have to say that the most doubtful comes first.</source>
        <translation>La cola entrega primero el elemento más antiguo. Sus reglas tienen que decir que el más dudoso va primero.</translation>
    </message>
    <message>
        <source>Somebody opens every record of this queue. Its rules have to say first how many fields may stay wrong.</source>
        <translation>Se abre cada registro de esta cola. Sus reglas tienen que decir primero cuántos campos pueden quedar erróneos.</translation>
    </message>
    <message>
        <source>Records that are keyed a second time cannot pass unopened.</source>
        <translation>Los registros que se teclean por segunda vez no pueden pasar sin abrirse.</translation>
    </message>
    <message>
        <source>Records of this queue go on to another one, all of them, so none can pass unopened. A share of them may go on.</source>
        <translation>Todos los registros de esta cola siguen a otra, así que ninguno puede pasar sin abrirse. Una parte de ellos puede seguir.</translation>
    </message>
    <message>
        <source>No slip is planted in this record: the queue does not want it, its fields are keyed twice, you have completed fewer than 20 of its records, or one was planted in it already.</source>
        <translation>En este registro no se siembra ningún error: la cola no lo quiere, sus campos se capturan dos veces, ha completado menos de 20 de sus registros o ya se sembró uno en él.</translation>
    </message>
    <message>
        <source>There is no such planted slip of yours.</source>
        <translation>No tiene ningún error sembrado con ese número.</translation>
    </message>
    <message>
        <source>Of the fields, 0.0001 to 50 percent may stay wrong.</source>
        <translation>De los campos, entre 0,0001 y 50 por ciento pueden quedar erróneos.</translation>
    </message>
    <message>
        <source>How sure it is can be 50 to 99 percent.</source>
        <translation>La certeza puede ser de 50 a 99 por ciento.</translation>
    </message>
    <message>
        <source>It was chosen already which records of this delivery pass, and how many are drawn at least. That stays, because it must not depend on what was found in them.</source>
        <translation>Ya se ha elegido qué registros de esta entrega pasan y cuántos se sortean como mínimo. Eso se mantiene, porque no debe depender de lo que se encontró en ellos.</translation>
    </message>
    <message>
        <source>It had passed unopened. More of such records are looked at, until it can be stated how many are right.</source>
        <translation>Había pasado sin abrirse. Se revisan más registros como este, hasta que se pueda decir cuántos son correctos.</translation>
    </message>
    <message>
        <source>There is no question %1.</source>
        <translation>No hay ninguna pregunta %1.</translation>
    </message>
    <message>
        <source>Write what you ask.</source>
        <translation>Escriba lo que pregunta.</translation>
    </message>
    <message>
        <source>Write an answer, or the value that belongs in the field.</source>
        <translation>Escriba una respuesta o el valor que corresponde al campo.</translation>
    </message>
    <message>
        <source>A question can wait for its answer for at most %1 days.</source>
        <translation>Una pregunta puede esperar su respuesta como mucho %1 días.</translation>
    </message>
    <message>
        <source>Question %1 is closed: it was answered or withdrawn, or the work on its item has ended. Nothing was changed.</source>
        <translation>La pregunta %1 está cerrada: se respondió o se retiró, o el trabajo en su elemento ha terminado. No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 asked this question, so only %1 or a supervisor can change it. Nothing was changed.</source>
        <translation>%1 hizo esta pregunta, así que solo %1 o un supervisor puede cambiarla. No se cambió nada.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and they cannot know that it waits for an answer. Write a note, and return the item.</source>
        <translation>El elemento está en una tabla que otros programas comparten, y estos no pueden saber que espera una respuesta. Escriba una nota y devuelva el elemento.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, so nothing in it can wait for an answer. Write a note, and return the item.</source>
        <translation>La cola del elemento se llena con una consulta, así que nada en ella puede esperar una respuesta. Escriba una nota y devuelva el elemento.</translation>
    </message>
    <message>
        <source>%1 questions were asked about this item, which is as many as there may be. Write a note, and return it.</source>
        <translation>Se hicieron %1 preguntas sobre este elemento, que es el máximo. Escriba una nota y devuélvalo.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected like this once</source>
        <translation>corregido así una vez</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>«%1» es raro en ese lugar</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>distinto de los demás valores</translation>
    </message>
    <message numerus="yes">
        <source>corrected like this %Ln time(s)</source>
        <translation>
            <numerusform>corregido así %Ln vez</numerusform>
            <numerusform>corregido así %Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others were changed like this %Ln time(s)</source>
        <translation>
            <numerusform>otros se cambiaron así, %Ln vez</numerusform>
            <numerusform>otros se cambiaron así, %Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>«%1» está en %Ln registro</numerusform>
            <numerusform>«%1» está en %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %2 of %Ln record(s) with this %3</source>
        <translation>
            <numerusform>«%1» está en %2 de %Ln registro con este valor en %3</numerusform>
            <numerusform>«%1» está en %2 de %Ln registros con este valor en %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 100 have another form</source>
        <translation>%1 de 100 tienen otra forma</translation>
    </message>
    <message>
        <source>%1 of 100 look like “%2”</source>
        <translation>%1 de 100 tienen la forma de «%2»</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>La codificación «%1» no se conoce. Pruebe con UTF-8 o windows-1252.</translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please check letters with accents.</source>
        <translation>La codificación %1 es una suposición. Fíjese en las letras con tilde y en la eñe.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>«%1» es una carpeta. Elija un archivo.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>El archivo «%1» no se puede leer. Compruebe su nombre y si tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>La línea %1 es demasiado larga para ser un registro.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>quedan aprox. %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min left</source>
        <translation>quedan aprox. %1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation>vencido</translation>
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
        <translation>No queda espacio para el archivo «%1». No se ha escrito.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you are allowed to write there.</source>
        <translation>El archivo «%1» no se puede escribir. Compruebe la carpeta y si tiene permiso para escribir en ella.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>El reloj de este equipo va %1 adelantado respecto al del servidor. Los bloqueos se rigen por el reloj del servidor.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>El reloj de este equipo va %1 atrasado respecto al del servidor. Los bloqueos se rigen por el reloj del servidor.</translation>
    </message>
    <message>
        <source>The login %1 is accepted, but nobody has given it a role in Intray. Ask an administrator of Intray to add it.</source>
        <translation>La cuenta %1 se acepta, pero nadie le ha dado un rol en Intray. Pida a un administrador de Intray que la añada.</translation>
    </message>
    <message>
        <source>The login %1 works here as %2: %3.</source>
        <translation>La cuenta %1 trabaja aquí como %2: %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sin cifrar</translation>
    </message>
    <message>
        <source>The connection to the server is not encrypted: anybody on the network can read and change what is sent.</source>
        <translation>La conexión con el servidor no está cifrada: cualquiera que esté en la red puede leer y cambiar lo que se envía.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the server did not prove its identity: another computer on the network could pose as it.</source>
        <translation>La conexión está cifrada, pero el servidor no ha demostrado quién es: otro equipo de la red podría hacerse pasar por él.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>El archivo es una base de datos de Intray.</translation>
    </message>
    <message>
        <source>This server is read-only, like a standby: you can look at records and write drafts.</source>
        <translation>Este servidor solo se puede leer, como un servidor de reserva: puede consultar registros y escribir borradores.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so Intray checks for changes by others at intervals.</source>
        <translation>Se accede al servidor a través de un agrupador de conexiones (pooler), así que los cambios de otros no se notifican, sino que se consultan.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrador</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Importador</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Proceso automático</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Auditor</translation>
    </message>
    <message>
        <source>Takes items and finishes them.</source>
        <translation>Toma elementos y finaliza el trabajo en ellos.</translation>
    </message>
    <message>
        <source>A clerk who can also release other people&apos;s locks and reopen items.</source>
        <translation>Un operador que además libera bloqueos de otros y vuelve a abrir elementos.</translation>
    </message>
    <message>
        <source>Sets up queues and users; does not work on items.</source>
        <translation>Configura colas y usuarios; no trabaja en elementos.</translation>
    </message>
    <message>
        <source>Imports records.</source>
        <translation>Importa registros.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Un programa que trabaja en elementos.</translation>
    </message>
    <message>
        <source>Reads the history, the figures and what the checks find, but no records. Changes nothing.</source>
        <translation>Lee el historial, las cifras y lo que encuentran las comprobaciones, pero ningún registro. No cambia nada.</translation>
    </message>
</context>
<context>
    <name>ValueCorrection</name>
    <message numerus="yes">
        <source>%Ln record(s) would break another rule and stay as they are.</source>
        <translation>
            <numerusform>%Ln registro incumpliría otra regla y queda como está.</numerusform>
            <numerusform>%Ln registros incumplirían otra regla y quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished record(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln registro terminado queda como está.</numerusform>
            <numerusform>%Ln registros terminados quedan como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would break a rule and are left out.</source>
        <translation>
            <numerusform>%Ln valor incumpliría una regla y se omite.</numerusform>
            <numerusform>%Ln valores incumplirían una regla y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the records...</source>
        <translation>Contando los registros...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have their old value again.</source>
        <translation>
            <numerusform>%Ln registro tiene de nuevo su valor antiguo.</numerusform>
            <numerusform>%Ln registros tienen de nuevo su valor antiguo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were corrected.</source>
        <translation>
            <numerusform>Se corrigió %Ln registro.</numerusform>
            <numerusform>Se corrigieron %Ln registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) stay as they are. The first is %1: %2</source>
        <translation>
            <numerusform>%Ln otro queda como está: %1. %2</numerusform>
            <numerusform>%Ln otros quedan como están. El primero es %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Cancelado: el resto se ha dejado como estaba.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%Ln registro está bloqueado; el valor se propone a quien lo tiene.</numerusform>
            <numerusform>%Ln registros están bloqueados; el valor se propone a quien los tiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked record(s) already have a proposed value.</source>
        <translation>
            <numerusform>%Ln registro bloqueado ya tiene un valor propuesto.</numerusform>
            <numerusform>%Ln registros bloqueados ya tienen un valor propuesto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here.</source>
        <translation>Aquí no se puede cambiar nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Se retiró %Ln propuesta.</numerusform>
            <numerusform>Se retiraron %Ln propuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Correct %Ln record(s)</source>
        <translation>
            <numerusform>&amp;Corregir %Ln registro</numerusform>
            <numerusform>&amp;Corregir %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Propose for %Ln locked record(s)</source>
        <translation>
            <numerusform>&amp;Proponer en %Ln registro bloqueado</numerusform>
            <numerusform>&amp;Proponer en %Ln registros bloqueados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corregir</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would lose digits and are left out. A second example shows what becomes of them.</source>
        <translation>
            <numerusform>%Ln valor perdería cifras y se omite. Un segundo ejemplo muestra en qué se convierte.</numerusform>
            <numerusform>%Ln valores perderían cifras y se omiten. Un segundo ejemplo muestra en qué se convierten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would change.</source>
        <translation>
            <numerusform>%Ln valor cambiaría.</numerusform>
            <numerusform>%Ln valores cambiarían.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>written like this in %Ln record(s)</source>
        <translation>
            <numerusform>escrito así en %Ln registro</numerusform>
            <numerusform>escrito así en %Ln registros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The search for duplicates was cancelled.</source>
        <translation>La búsqueda de duplicados se canceló.</translation>
    </message>
</context>
<context>
    <name>Warranty</name>
    <message numerus="yes">
        <source>Of %Ln slip(s) that were planted on the screen, %1 were corrected.</source>
        <translation>
            <numerusform>De %Ln error sembrado en la pantalla se corrigieron %1.</numerusform>
            <numerusform>De %Ln errores sembrados en la pantalla se corrigieron %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</source>
        <translation>
            <numerusform>%Ln de los que pasaron tendría que abrirse, sin falta, para el número deseado.</numerusform>
            <numerusform>%Ln de los que pasaron tendrían que abrirse, sin falta, para el número deseado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number that is wished cannot be stated, even if all of those that passed are opened: too much is missed by people, or too few records are looked at a second time.</source>
        <translation>El número deseado no se puede declarar, aunque se abran todos los que pasaron: se pasa demasiado por alto, o se miran muy pocos registros por segunda vez.</translation>
    </message>
    <message>
        <source>It is not known how much people miss: %1 of %2 planted slips were seen by enough people.</source>
        <translation>No se sabe cuánto se pasa por alto: suficientes personas vieron %1 de %2 errores sembrados.</translation>
    </message>
    <message>
        <source>Nobody looks at opened records a second time.</source>
        <translation>Nadie mira por segunda vez los registros abiertos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait to be opened.</source>
        <translation>
            <numerusform>%Ln registro espera a ser abierto.</numerusform>
            <numerusform>%Ln registros esperan a ser abiertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait for a second look.</source>
        <translation>
            <numerusform>%Ln registro espera una segunda mirada.</numerusform>
            <numerusform>%Ln registros esperan una segunda mirada.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened.</source>
        <translation>De %1 registros se abrieron %2.</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened, and %3 passed.</source>
        <translation>De %1 registros se abrieron %2 y pasaron %3.</translation>
    </message>
    <message>
        <source>How many of their fields are still wrong cannot be stated.</source>
        <translation>No se puede decir cuántos de sus campos siguen siendo erróneos.</translation>
    </message>
    <message>
        <source>At most %1 of their fields are still wrong (%2 sure).</source>
        <translation>Como máximo %1 de sus campos siguen siendo erróneos (con %2 de certeza).</translation>
    </message>
    <message numerus="yes">
        <source>Found: %Ln wrong field(s).</source>
        <translation>
            <numerusform>Encontrado: %Ln campo erróneo.</numerusform>
            <numerusform>Encontrados: %Ln campos erróneos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</source>
        <translation>
            <numerusform>%Ln de los abiertos se sacó al azar de los que habrían pasado; nadie lo eligió, y nada lo distinguía.</numerusform>
            <numerusform>%Ln de los abiertos se sacaron al azar de los que habrían pasado; nadie los eligió, y nada los distinguía.</numerusform>
        </translation>
    </message>
    <message>
        <source>So people notice at least %1 of what is wrong.</source>
        <translation>Así que se nota al menos %1 de lo que está mal.</translation>
    </message>
    <message>
        <source>At most %1 of the records that passed are wrong, and %2 of those that were opened; at most %3 fields of each, on the average.</source>
        <translation>Como máximo %1 de los registros que pasaron son erróneos, y %2 de los que se abrieron; de media, como máximo %3 campos de cada uno.</translation>
    </message>
    <message>
        <source>These bounds hold together, and at every moment at which somebody looks.</source>
        <translation>Estas cotas valen juntas, y en cualquier momento en que alguien mire.</translation>
    </message>
    <message>
        <source>It is taken for granted that a planted slip is noticed as another is, and that a wrong record which nobody found has no more wrong fields than those that were found.</source>
        <translation>Se da por supuesto que un error sembrado se nota como cualquier otro, y que un registro erróneo que nadie encontró no tiene más campos erróneos que los encontrados.</translation>
    </message>
    <message>
        <source>On record, for delivery %1: of %2 records %3 were opened and %4 passed; at most %5 of their fields are still wrong (%6 sure).</source>
        <translation>Consta para la entrega %1: de %2 registros se abrieron %3 y pasaron %4; como máximo el %5 de sus campos sigue mal (seguridad del %6).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of those that passed, opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>%Ln más de los que pasaron, abierto sin errores, la bajaría a %1.</numerusform>
            <numerusform>%Ln más de los que pasaron, abiertos sin errores, la bajarían a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>Una hora de una persona, con %Ln más de los que pasaron abierto sin errores, la bajaría a %1.</numerusform>
            <numerusform>Una hora de una persona, con %Ln más de los que pasaron abiertos sin errores, la bajaría a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</source>
        <translation>
            <numerusform>Una hora de una persona, con %Ln más de los que pasaron abierto sin errores, la bajaría a %1, y %2 horas a %3.</numerusform>
            <numerusform>Una hora de una persona, con %Ln más de los que pasaron abiertos sin errores, la bajaría a %1, y %2 horas a %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarrantyPaper</name>
    <message>
        <source>Warranty: %1</source>
        <translation>Garantía: %1</translation>
    </message>
    <message>
        <source>Stated on %1 by %2.</source>
        <translation>Declarado el %1 por %2.</translation>
    </message>
    <message>
        <source>Wished: at most %1 (%2 sure).</source>
        <translation>Deseado: como máximo %1 (con %2 de certeza).</translation>
    </message>
    <message>
        <source>It can be recomputed from the records and the history: %1</source>
        <translation>Se puede volver a calcular a partir de los registros y del historial: %1</translation>
    </message>
    <message>
        <source>What it rests on:</source>
        <translation>En qué se basa:</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created. Please check whether you are allowed to write there.</source>
        <translation>No se puede crear la carpeta «%1». Compruebe si tiene permiso para escribir allí.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you are allowed to write there.</source>
        <translation>No se puede mover el archivo «%1» a «%2». Compruebe si tiene permiso para escribir allí.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check that you can write to the folder with your settings.</source>
        <translation>La disposición de la ventana no se puede guardar porque no se puede escribir el archivo de ajustes. Compruebe quién puede escribir en la carpeta de sus ajustes.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the default layout; the old file was kept.</source>
        <translation>Los ajustes de la ventana no se han podido leer. Intray empieza con la disposición habitual; el archivo antiguo se ha apartado.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>you hold all other matches already.</source>
        <translation>usted ya tiene todo lo demás que coincide.</translation>
    </message>
    <message>
        <source>All matches are locked by you.</source>
        <translation>Todo lo que coincide lo tiene bloqueado usted.</translation>
    </message>
    <message>
        <source>no other match is free.</source>
        <translation>no hay nada más que coincida y esté libre.</translation>
    </message>
    <message>
        <source>all other matches are postponed.</source>
        <translation>no hay nada más que coincida y no se haya devuelto para más tarde.</translation>
    </message>
    <message>
        <source>all other matches need a different person.</source>
        <translation>todo lo demás que coincide necesita otra persona.</translation>
    </message>
    <message>
        <source>you cannot hold more items of this queue.</source>
        <translation>no puede tener más en esta cola.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>no hay nada más que coincida.</translation>
    </message>
    <message>
        <source>All matches are already locked.</source>
        <translation>Todo lo que coincide ya está bloqueado.</translation>
    </message>
    <message>
        <source>All matches are postponed.</source>
        <translation>Lo que coincide se devolvió para más tarde.</translation>
    </message>
    <message>
        <source>All matches need a different person: you did the previous step.</source>
        <translation>Todo lo que coincide necesita otra persona: usted hizo el paso anterior.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La cola está en pausa.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Tiene tantos elementos como permite la cola; primero finalice o devuelva uno.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>No tiene permiso para tomar elementos de esta cola.</translation>
    </message>
    <message>
        <source>You cancelled this.</source>
        <translation>Usted ha anulado esto.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please try again.</source>
        <translation>Nadie ha buscado trabajo a tiempo. Solicítelo de nuevo.</translation>
    </message>
    <message>
        <source>The database rejected the query that fills this queue. Tell an administrator of Intray.</source>
        <translation>La base de datos ha rechazado la consulta que llena esta cola. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was cancelled. Tell an administrator of Intray.</source>
        <translation>La consulta que llena esta cola ha tardado más de 15 minutos y se ha abandonado. Avise a quien se encarga de Intray.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>No hay nada que coincida.</translation>
    </message>
    <message>
        <source>Somebody is already looking for work; this request is answered together with theirs.</source>
        <translation>Alguien ya está buscando trabajo; esta solicitud se atiende con la suya.</translation>
    </message>
    <message>
        <source>The request waits for somebody to look for work.</source>
        <translation>La solicitud espera a que alguien busque trabajo.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>%n elemento para usted.</numerusform>
            <numerusform>%n elementos para usted.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>El resultado de la orden incumple una regla del registro. %1: %2</translation>
    </message>
    <message>
        <source>The standard output of the command is not a JSON object: &quot;%1&quot;.</source>
        <translation>Lo que la orden ha escrito en su salida estándar no es un objeto JSON: «%1».</translation>
    </message>
    <message>
        <source>The command&apos;s result has “%1”, which is not a field of the record.</source>
        <translation>El resultado de la orden tiene campos del registro y, además, «%1», que no lo es.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>«%1» es una lista o un objeto y no cabe en la columna.</translation>
    </message>
    <message>
        <source>The statement would be too long for Access.</source>
        <translation>La instrucción sería más larga de lo que Access admite.</translation>
    </message>
    <message>
        <source>“%1” does not fit the column “%2” of the type %3.</source>
        <translation>«%1» no cabe en la columna «%2» del tipo %3.</translation>
    </message>
    <message>
        <source>The name “%1” cannot be written in Access SQL.</source>
        <translation>El nombre «%1» no se puede escribir en el SQL de Access.</translation>
    </message>
    <message>
        <source>The record was imported without “%1”, which identifies its row.</source>
        <translation>El registro entró sin «%1», con lo que se encuentra su fila.</translation>
    </message>
    <message>
        <source>“%1” identifies the row and was itself corrected. Keys are not written back; change it in the source.</source>
        <translation>«%1» identifica la fila y se corrigió. Las claves no se escriben de vuelta; cámbiela en el origen.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>El campo «%1» comparte su columna con otro que también se corrigió.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database can store.</source>
        <translation>El valor de «%1» tiene un carácter nulo, que ninguna base de datos guarda.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The connection was lost: run it again to see what was written.</source>
        <translation>Se cortó la conexión: ejecútelo otra vez para ver qué se escribió.</translation>
    </message>
    <message>
        <source>The batch that it belonged to was undone as a whole: %1</source>
        <translation>El bloque en el que estaba se deshizo por completo: %1</translation>
    </message>
    <message>
        <source>The table has no row with this key.</source>
        <translation>La tabla no tiene ninguna fila con esta clave.</translation>
    </message>
    <message>
        <source>The table has more than one row with this key.</source>
        <translation>La tabla tiene más de una fila con esta clave.</translation>
    </message>
    <message>
        <source>“%1” would become %2, which is not a number for this column.</source>
        <translation>«%1» pasaría a ser %2, que no es un número como los de la columna.</translation>
    </message>
    <message>
        <source>The source changed in the meantime: “%1” was imported as %2 and is now %3.</source>
        <translation>El origen cambió mientras tanto: «%1» entró como %2 y ahora es %3.</translation>
    </message>
    <message>
        <source>The source changed while it was being written, or does not let this row be changed.</source>
        <translation>El origen cambió mientras se escribía, o no deja cambiar esta fila.</translation>
    </message>
    <message>
        <source>A name of the table has a line break, which would break the script.</source>
        <translation>Un nombre de la tabla tiene un salto de línea, que rompería el script.</translation>
    </message>
    <message>
        <source>The value does not fit the column: of %1 it makes %2.</source>
        <translation>El valor no cabe en la columna: de %1 hace %2.</translation>
    </message>
    <message>
        <source>The table has no column for the field “%1”.</source>
        <translation>La tabla no tiene ninguna columna para el campo «%1».</translation>
    </message>
    <message>
        <source>The field “%1” is the name of a file, not a column.</source>
        <translation>El campo «%1» es el nombre de un archivo y no una columna.</translation>
    </message>
    <message>
        <source>The field “%1” was made of “%2” by joining, splitting or changing it, so it cannot go back.</source>
        <translation>El campo «%1» se hizo de «%2» uniendo, dividiendo o cambiando, así que no puede volver.</translation>
    </message>
    <message>
        <source>The table has no column “%1”, of which the field “%2” was made.</source>
        <translation>La tabla no tiene la columna «%1», de la que se hizo el campo «%2».</translation>
    </message>
    <message>
        <source>This was cancelled. What was written before stays; run it again to continue.</source>
        <translation>Se canceló. Lo que se escribió antes queda; al repetirlo continúa.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>La cola «%1» no tiene el campo «%2». Sus campos se ven en sus reglas.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns identify a row. Give a key.</source>
        <translation>La cola «%1» no sabe qué columnas identifican una fila. Indíquelo con una clave.</translation>
    </message>
    <message>
        <source>This is the file of the queue itself. Nothing is written back there.</source>
        <translation>Este es el archivo en el que está la cola. Allí no se escribe nada de vuelta.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Las filas no se pueden encontrar por «%1». %2</translation>
    </message>
    <message>
        <source>%1 The other corrections of the row do not wait for it.</source>
        <translation>%1 Las demás correcciones de la fila no esperan por ello.</translation>
    </message>
</context>
<context>
    <name>XlsxRows</name>
    <message>
        <source>The items have %1 columns, and a sheet holds at most %2. Choose fields, or write them as CSV.</source>
        <translation>Los elementos tienen %1 columnas, y en una hoja caben como máximo %2. Elija campos o escriba los elementos como CSV.</translation>
    </message>
    <message>
        <source>The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet holds at most %4. Write the items as CSV or JSON lines, or choose other fields.</source>
        <translation>El campo «%1» del elemento «%2» tiene %3 caracteres, y en una celda de una hoja de cálculo caben como máximo %4. Escriba los elementos como CSV o JSON Lines, o elija otros campos.</translation>
    </message>
    <message>
        <source>A workbook cannot hold this many items. Write them as CSV or JSON lines, or write fewer of them.</source>
        <translation>Hay más elementos de los que caben en un libro. Escríbalos como CSV o JSON Lines, o escriba menos.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Abra primero una base de datos.</translation>
    </message>
    <message>
        <source>Take next fo&amp;und</source>
        <translation>Tomar si&amp;guiente encontrado</translation>
    </message>
</context>
<context>
    <name>intray::AddFilterMenu</name>
    <message>
        <source>&amp;Breaks a rule</source>
        <translation>&amp;Incumple una regla</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>Muestra solo los elementos cuyo registro incumple una regla de la cola.</translation>
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
        <translation>Incorporar una tabla de %1</translation>
    </message>
    <message>
        <source>Tables of the database</source>
        <translation>Tablas de la base de datos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Qué se haría</translation>
    </message>
    <message>
        <source>The preview shows what would be done. It writes nothing.</source>
        <translation>La vista previa muestra lo que se haría. No escribe nada.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>Vista p&amp;revia</translation>
    </message>
    <message>
        <source>&amp;Adopt...</source>
        <translation>I&amp;ncorporar...</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <source>The database has no tables other than Intray&apos;s own.</source>
        <translation>La base de datos no tiene más tablas que las del propio Intray.</translation>
    </message>
    <message>
        <source>The table can be adopted like this. Nothing has been written yet.</source>
        <translation>Así se puede incorporar. Todavía no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Turn the table %1 into the queue %2?</source>
        <translation>¿Convertir la tabla %1 en la cola %2?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Incorporar una tabla</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>No se cambia nada en la estructura de la tabla.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Antes se ejecuta este SQL:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>I&amp;ncorporar</translation>
    </message>
    <message>
        <source>The table is now the queue %1. Other programs can go on using it at the same time.</source>
        <translation>La tabla es ahora la cola %1. Otros programas pueden seguir usándola al mismo tiempo.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: only Intray remembers what failed</source>
        <translation>vacío: solo Intray recuerda lo que falló</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is reopened. They are not fields of the record.</source>
        <translation>Intray escribe estas columnas cuando termina el trabajo en una fila y las vacía cuando vuelve a estar abierta. No son campos del registro.</translation>
    </message>
    <message>
        <source>State of fa&amp;iled rows</source>
        <translation>Estado de f&amp;ilas fallidas</translation>
    </message>
    <message>
        <source>&amp;Why it failed</source>
        <translation>Por &amp;qué falló</translation>
    </message>
    <message>
        <source>Worker&apos;s res&amp;ult</source>
        <translation>Res&amp;ultado de un proceso</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>Terminado a &amp;las</translation>
    </message>
    <message>
        <source>Last changed &amp;by</source>
        <translation>Último cam&amp;bio de</translation>
    </message>
    <message>
        <source>&amp;Last changed at</source>
        <translation>Último &amp;cambio a las</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>en ninguna parte</translation>
    </message>
    <message>
        <source>Let items be added: the table makes their ke&amp;ys</source>
        <translation>&amp;Permitir añadir elementos: la tabla genera sus claves</translation>
    </message>
    <message>
        <source>Whoever may add items can then add rows to this table with intrayctl add. It is possible where the table makes the key of a new row.</source>
        <translation>Quien pueda añadir elementos podrá entonces añadir filas a esta tabla con intrayctl add. Es posible si la tabla genera la clave de una fila nueva.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Añadir un índice en el orden de en&amp;trega de los elementos</translation>
    </message>
    <message>
        <source>What is mapped</source>
        <translation>Qué se asigna</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>Tabla de traba&amp;jo</translation>
    </message>
    <message>
        <source>&amp;More tables</source>
        <translation>Tablas s&amp;uplementarias</translation>
    </message>
    <message>
        <source>Every row, or a condition in SQL</source>
        <translation>Todas las filas; o una condición en SQL</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Cola</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>C&amp;lave</translation>
    </message>
    <message>
        <source>&amp;Locks are</source>
        <translation>U&amp;bicación de los bloqueos</translation>
    </message>
    <message>
        <source>Identified b&amp;y</source>
        <translation>Blo&amp;queo según</translation>
    </message>
    <message>
        <source>Locked &amp;by</source>
        <translation>Blo&amp;queado por</translation>
    </message>
    <message>
        <source>Locked &amp;since</source>
        <translation>Bloqueado &amp;desde</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>&amp;Identificador de bloqueo</translation>
    </message>
    <message>
        <source>Stat&amp;e</source>
        <translation>&amp;Estado</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Solo &amp;si</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Ca&amp;mpos</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>o&amp;pen:</source>
        <translation>&amp;abierta:</translation>
    </message>
    <message>
        <source>&amp;done:</source>
        <translation>&amp;finalizada:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>Estado de las filas abiertas</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>Estado de las filas finalizadas</translation>
    </message>
    <message>
        <source>What is shown and corrected. Intray writes nothing else to the table but the lock and the state.</source>
        <translation>Lo que se muestra y se corrige. No se escribe nada más en la tabla, aparte del bloqueo y del estado.</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>en la fila</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>add a column LockId</source>
        <translation>añadir una columna LockId</translation>
    </message>
    <message>
        <source>none: Intray remembers what is done</source>
        <translation>ninguno: Intray recuerda lo que está finalizado</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>por la clave</translation>
    </message>
    <message>
        <source>its own key</source>
        <translation>su propia clave</translation>
    </message>
    <message>
        <source>the row&apos;s key</source>
        <translation>la clave de la fila</translation>
    </message>
    <message>
        <source>Choose the table that contains the work.</source>
        <translation>Elija la tabla que contiene el trabajo.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Dé nombre a la cola: letras, dígitos, «-», «_» y «.», como máximo 64.</translation>
    </message>
    <message>
        <source>Choose the column that identifies a row.</source>
        <translation>Indique qué columna identifica una fila.</translation>
    </message>
    <message>
        <source>Choose the columns for who holds a row, and since when.</source>
        <translation>Indique en qué columnas consta quién tiene una fila y desde cuándo.</translation>
    </message>
    <message>
        <source>Enter the value of the state column when a row is done.</source>
        <translation>Indique qué figura en la columna de estado cuando una fila está finalizada.</translation>
    </message>
    <message>
        <source>What be&amp;comes of a row</source>
        <translation>Qué es de una &amp;fila</translation>
    </message>
    <message>
        <source>nobody: only the lock id</source>
        <translation>nadie: solo el id del bloqueo</translation>
    </message>
    <message>
        <source>Choose the column of the lock id; it is the only sign of a lock.</source>
        <translation>Diga en qué columna está el id del bloqueo; es la única señal de un bloqueo.</translation>
    </message>
    <message>
        <source>b&amp;usy:</source>
        <translation>en &amp;proceso:</translation>
    </message>
    <message>
        <source>in a new table beside it</source>
        <translation>en una tabla nueva al lado</translation>
    </message>
    <message>
        <source>Written when Intray locks a row, and put back with the lock. Without it a locked row looks open to programs that go by the state alone.</source>
        <translation>Se escribe cuando Intray bloquea una fila y se repone con el bloqueo. Sin él, una fila bloqueada parece abierta a los programas que solo miran el estado.</translation>
    </message>
    <message>
        <source>State of locked rows</source>
        <translation>Estado de las filas bloqueadas</translation>
    </message>
    <message>
        <source>Co&amp;ntext</source>
        <translation>Conte&amp;xto</translation>
    </message>
    <message>
        <source>The field that says whose request a row is. The command of a worker gets it.</source>
        <translation>El campo que dice de quién es la petición de una fila. Lo recibe la orden de un proceso.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptMore</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Add thi&amp;s table</source>
        <translation>&amp;Añadir esta tabla</translation>
    </message>
    <message>
        <source>Completed together with the first table, all or nothing.</source>
        <translation>Se completan junto con la primera tabla, todo o nada.</translation>
    </message>
    <message>
        <source>Further ta&amp;bles</source>
        <translation>Otras ta&amp;blas</translation>
    </message>
    <message>
        <source>Anot&amp;her table</source>
        <translation>Otra &amp;tabla</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Su c&amp;lave</translation>
    </message>
    <message>
        <source>Its &amp;fields</source>
        <translation>Sus ca&amp;mpos</translation>
    </message>
    <message>
        <source>&amp;Longest lock in</source>
        <translation>Bloqueo más largo &amp;en</translation>
    </message>
    <message>
        <source>Column, m&amp;inutes</source>
        <translation>&amp;Columna, minutos</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>elija una</translation>
    </message>
    <message>
        <source>the queue&apos;s rules</source>
        <translation>las reglas de la cola</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 por %2: %3</translation>
    </message>
</context>
<context>
    <name>intray::AskedBackDialog</name>
    <message>
        <source>Reopening requests</source>
        <translation>Solicitudes de reapertura</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Pedido por</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Reabrir</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>R&amp;echazar...</translation>
    </message>
    <message>
        <source>There are no more requests.</source>
        <translation>No hay más solicitudes.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 está abierto de nuevo y va primero a %2, si aún puede tomarlo.</translation>
    </message>
    <message>
        <source>%1 stays finished. %2 reads why.</source>
        <translation>%1 sigue terminado. %2 lee por qué.</translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message>
        <source>Show...</source>
        <translation>Mostrar...</translation>
    </message>
    <message>
        <source>Show the reopening requests</source>
        <translation>Mostrar las solicitudes de reapertura</translation>
    </message>
    <message numerus="yes">
        <source>%n reopening request(s).</source>
        <translation>
            <numerusform>%n solicitud de reapertura.</numerusform>
            <numerusform>%n solicitudes de reapertura.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for the person or tag that you choose. Nobody else gets them.</source>
        <translation>
            <numerusform>%n elemento llegará primero a la persona o etiqueta que elija. Nadie más lo recibe.</numerusform>
            <numerusform>%n elementos llegarán primero a la persona o etiqueta que elija. Nadie más los recibe.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>un usuario, o @ y una etiqueta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>&amp;For whom</source>
        <translation>&amp;Para quién</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Nobody has this tag in the queue yet, so nobody gets the items until somebody has it.</source>
        <translation>Nadie tiene aún esta etiqueta en la cola; hasta que alguien la tenga, nadie recibe los elementos.</translation>
    </message>
    <message>
        <source>Choose whom the items are for.</source>
        <translation>Diga para quién son los elementos.</translation>
    </message>
    <message>
        <source>A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>Una etiqueta es una palabra de 50 letras como máximo, sin espacios, comas ni @.</translation>
    </message>
    <message>
        <source>The items are already assigned like this.</source>
        <translation>Los elementos ya están asignados así.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n elemento es ahora para todos.</numerusform>
            <numerusform>%n elementos son ahora para todos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n elemento es ahora para %1.</numerusform>
            <numerusform>%n elementos son ahora para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom are the items of %1 for?</source>
        <translation>¿Para quién son los elementos de %1?</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
</context>
<context>
    <name>intray::AttachmentBar</name>
    <message>
        <source>The attachment was saved as “%1”.</source>
        <translation>El adjunto se guardó como «%1».</translation>
    </message>
    <message>
        <source>The attachment could not be saved as “%1”: %2.</source>
        <translation>No se pudo guardar el adjunto como «%1»: %2.</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Adjuntos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Guardar el adjunto</translation>
    </message>
</context>
<context>
    <name>intray::AuditCheck</name>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Comprobar ahora</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Comprobando el historial</translation>
    </message>
    <message>
        <source>Stops checking the history.</source>
        <translation>Deja de comprobar el historial.</translation>
    </message>
    <message>
        <source>Checks the history of every item for anything that must never happen: an item with two holders, work under a lock that was gone, an item completed twice. Nothing is changed, and everybody can go on working.</source>
        <translation>Comprueba en el historial de cada elemento todo lo que nunca debe ocurrir: un elemento en manos de dos personas, trabajo con un bloqueo que ya no existía, un elemento completado dos veces. No se cambia nada, y todos pueden seguir trabajando.</translation>
    </message>
    <message>
        <source>Cancelling...</source>
        <translation>Cancelando...</translation>
    </message>
    <message>
        <source>Checking the history...</source>
        <translation>Comprobando el historial...</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <translation>Comprobado a las %1: %2</translation>
    </message>
    <message>
        <source>The check was cancelled. The history was not checked to its end.</source>
        <translation>Se canceló la comprobación. El historial no se comprobó hasta el final.</translation>
    </message>
</context>
<context>
    <name>intray::BecomingForm</name>
    <message>
        <source>Chosen values &amp;become</source>
        <translation>Los valores elegidos &amp;pasan a</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>El valor nuevo</translation>
    </message>
    <message>
        <source>what is proposed</source>
        <translation>lo que se propone</translation>
    </message>
    <message>
        <source>what examples show</source>
        <translation>lo que muestran los ejemplos</translation>
    </message>
    <message>
        <source>one new value</source>
        <translation>un valor nuevo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Write what one of these values should be, and the others follow.</source>
        <translation>Escriba lo que debe ser uno de estos valores; los demás le siguen.</translation>
    </message>
    <message>
        <source>Write the new value.</source>
        <translation>Escriba el valor nuevo.</translation>
    </message>
    <message>
        <source>built like %1</source>
        <translation>la forma de %1</translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: higher ones are worked on first. A row with anything else is rejected.</source>
        <translation>Una columna de números enteros: lo que tiene uno más alto se trabaja primero. Se rechaza la fila que tenga otra cosa.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>ninguna columna</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and so on, separated by commas: workers get them along with the record.</source>
        <translation>Columnas que dicen de quién era la petición, en qué idioma y cosas así, separadas por comas: los procesos automáticos las reciben junto al registro.</translation>
    </message>
    <message>
        <source>Pr&amp;iority from</source>
        <translation>Priorid&amp;ad según</translation>
    </message>
    <message>
        <source>Conte&amp;xt from</source>
        <translation>Conte&amp;xto según</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
</context>
<context>
    <name>intray::BoundCourse</name>
    <message>
        <source>How the number fell while people worked</source>
        <translation>Cómo bajó el número mientras se trabajaba</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 abiertos</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 deseado</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Campos que siguen siendo erróneos</translation>
    </message>
    <message>
        <source>%1 after %2 opened records, %3 after %4.</source>
        <translation>%1 después de %2 registros abiertos, %3 después de %4.</translation>
    </message>
    <message>
        <source>Wished: %1.</source>
        <translation>Deseado: %1.</translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>What did not work</source>
        <translation>Lo que no ha funcionado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>This did not work for %n item(s):</source>
        <translation>
            <numerusform>Con %n elemento no ha funcionado:</numerusform>
            <numerusform>Con %n elementos no ha funcionado:</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Cancelado: el resto se ha dejado como estaba.</translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>intray::CalibrationFold</name>
    <message numerus="yes">
        <source>Expected to have a fault: %1 to %2 (%Ln record(s))</source>
        <translation>
            <numerusform>Error esperado: de %1 a %2 (%Ln registro)</numerusform>
            <numerusform>Error esperado: de %1 a %2 (%Ln registros)</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 opened records %2 were expected to have a fault, and %3 had one.</source>
        <translation>De %1 registros abiertos se esperaba un error en %2, y %3 tenían uno.</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Cuánto aciertan las dudas</translation>
    </message>
    <message>
        <source>%1 had one</source>
        <translation>%1 tenía uno</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 esperado</translation>
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
        <translation>Campos</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n registro incumple una regla</numerusform>
            <numerusform>%1, %n registros incumplen una regla</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing breaks a rule</source>
        <translation>%1, nada incumple una regla</translation>
    </message>
</context>
<context>
    <name>intray::ChoicePicker</name>
    <message>
        <source>Choose %1 from the list (Alt+Down in the field)</source>
        <translation>Elegir %1 de la lista (Alt+Abajo en el campo)</translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Mover a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Mover a la &amp;derecha</translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>La orden se ha terminado porque ha tardado más de %n segundo.</numerusform>
            <numerusform>La orden se ha terminado porque ha tardado más de %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was ended because it wrote more than 16 MB.</source>
        <translation>La orden se ha terminado porque ha escrito más de 16 MB.</translation>
    </message>
    <message>
        <source>The command could not be started: %1.</source>
        <translation>La orden no se ha podido iniciar: %1.</translation>
    </message>
    <message>
        <source>The command was ended by signal %1.</source>
        <translation>La señal %1 ha terminado la orden.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation>La orden ha terminado con el código %1.</translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message numerus="yes">
        <source>%n field(s) are the same.</source>
        <translation>
            <numerusform>%n campo es igual.</numerusform>
            <numerusform>%n campos son iguales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other field(s) are the same.</source>
        <translation>
            <numerusform>%n campo más es igual.</numerusform>
            <numerusform>%n campos más son iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Difiere en</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Este registro</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>El otro</translation>
    </message>
</context>
<context>
    <name>intray::ConditionRows</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>está relleno</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Lo que debe ser</translation>
    </message>
    <message>
        <source>Values, separated by ;</source>
        <translation>Valores, separados por ;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Why? A reason is required.</source>
        <translation>¿Por &amp;qué? El motivo es obligatorio.</translation>
    </message>
    <message>
        <source>&amp;Why? It stays in the history.</source>
        <translation>¿Por &amp;qué? Queda en el historial.</translation>
    </message>
    <message>
        <source>Dismiss %1 for good?</source>
        <translation>¿Descartar %1 definitivamente?</translation>
    </message>
    <message>
        <source>It will not come back to the queue. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>El elemento no volverá a la cola. Puede deshacerlo durante diez segundos; después, solo un supervisor puede reabrirlo.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not have this password (any more).</source>
        <translation>El llavero del sistema no guarda (ya) esta contraseña.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password stays in it.</source>
        <translation>El llavero del sistema no responde. La contraseña que guarda permanece en él.</translation>
    </message>
    <message>
        <source>You are not connected to %1, because no password was given.</source>
        <translation>No está conectado a %1, porque no se ha indicado ninguna contraseña.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>What this kind of database enforces</source>
        <translation>Lo que este tipo de base de datos garantiza por sí mismo</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Prueba de la conexión</translation>
    </message>
    <message>
        <source>Det&amp;ails...</source>
        <translation>D&amp;etalles...</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Tests the connection and shows what is there. Nothing is changed.</source>
        <translation>Prueba la conexión e indica lo que hay allí. No cambia nada.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Falta algo.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Probando...</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Escriba la contraseña.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>La conexión todavía no funciona.</translation>
    </message>
    <message>
        <source>Saved connect&amp;ions</source>
        <translation>Conexione&amp;s guardadas</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Create or up&amp;grade the file if needed</source>
        <translation>Crear el arc&amp;hivo, o actualizarlo, si hace falta</translation>
    </message>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>Guardarla en el &amp;llavero del sistema</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>File on this computer</source>
        <translation>Archivo en este equipo</translation>
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
        <translation>Origen de datos ODBC</translation>
    </message>
    <message>
        <source>Kin&amp;d</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>E&amp;xaminar...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Data sources of this computer</source>
        <translation>Orígenes de datos de este equipo</translation>
    </message>
    <message>
        <source>Connection text</source>
        <translation>Texto de conexión</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a password.</source>
        <translation>DSN=NAME, o Driver={NAME};Server=HOST;Database=NAME. Nunca una contraseña.</translation>
    </message>
    <message>
        <source>Data so&amp;urce</source>
        <translation>&amp;Origen de datos</translation>
    </message>
    <message>
        <source>db.example.org, or several separated by commas</source>
        <translation>db.example.org, o varios separados por comas</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>P&amp;uerto</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>Ser&amp;vidor</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>&amp;Base de datos</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Password file, certificate or ticket</source>
        <translation>Archivo de contraseñas, certificado o tique</translation>
    </message>
    <message>
        <source>PostgreSQL: .pgpass, a client&apos;s certificate or Kerberos. MariaDB: .my.cnf. Nobody is asked then.</source>
        <translation>PostgreSQL: .pgpass, un certificado de cliente o Kerberos. MariaDB: .my.cnf. En ese caso no se pregunta a nadie.</translation>
    </message>
    <message>
        <source>asked for at each start</source>
        <translation>se pide en cada inicio</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>Cuen&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Sign in with</source>
        <translation>I&amp;dentificarse con</translation>
    </message>
    <message>
        <source>Passw&amp;ord</source>
        <translation>Contraseñ&amp;a</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>Ci&amp;frado</translation>
    </message>
    <message>
        <source>All of this in one line, for the command line. An address that is typed or pasted here fills the fields above.</source>
        <translation>Todo esto en una sola línea, para la línea de órdenes. Una dirección que se escribe o se pega aquí rellena los campos de arriba.</translation>
    </message>
    <message>
        <source>Add&amp;ress</source>
        <translation>Di&amp;rección</translation>
    </message>
    <message>
        <source>saved in the system&apos;s keychain</source>
        <translation>guardada en el llavero del sistema</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no data source is set up here</source>
        <translation>aquí no hay ningún origen de datos configurado</translation>
    </message>
    <message>
        <source>choose a data source</source>
        <translation>elija un origen de datos</translation>
    </message>
    <message>
        <source>Save (this system has no &amp;keychain)</source>
        <translation>Guardar&amp;la (este sistema no tiene llavero)</translation>
    </message>
    <message>
        <source>Database file</source>
        <translation>Archivo de base de datos</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de datos de Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Normalmente %1</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionTrial</name>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message>
        <source>Correct many records: %1</source>
        <translation>Corregir muchos registros: %1</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Campo</translation>
    </message>
    <message>
        <source>&amp;Old value</source>
        <translation>Valor &amp;antiguo</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>Valor &amp;nuevo</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>C&amp;orregir</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>&amp;Restablecer el valor antiguo</translation>
    </message>
    <message>
        <source>Records with this value</source>
        <translation>Registros con este valor</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>The new value is the old one.</source>
        <translation>El valor nuevo es el antiguo.</translation>
    </message>
    <message>
        <source>Searching for records with this value...</source>
        <translation>Buscando registros con este valor...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Ningún registro abierto puede corregirse.</translation>
    </message>
    <message>
        <source>Enter the old and the new value. Only whole values count, to the last character.</source>
        <translation>Diga qué valor se convierte en cuál. Solo cuenta el valor completo, hasta el último carácter.</translation>
    </message>
    <message>
        <source>will be corrected</source>
        <translation>se corrige</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Ningún registro abierto tiene este valor en este campo.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n otro queda como está.</numerusform>
            <numerusform>%n otros quedan como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Se enumeran los primeros %L1.</translation>
    </message>
    <message>
        <source>old value restored</source>
        <translation>tiene de nuevo su valor antiguo</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>se corrigió</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n registro tiene de nuevo su valor antiguo.</numerusform>
            <numerusform>%n registros tienen de nuevo su valor antiguo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>Se corrigió %n registro.</numerusform>
            <numerusform>Se corrigieron %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Cancelado: el resto quedó como estaba.</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Vaciar el campo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>E&amp;arlier corrections...</source>
        <translation>&amp;Anteriores...</translation>
    </message>
    <message>
        <source>Earlier bulk corrections, to restore old values</source>
        <translation>Lo que antes se corrigió en conjunto, para restablecer valores antiguos</translation>
    </message>
    <message>
        <source>will be proposed to %1</source>
        <translation>se propondrá a %1</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>propuesto a quien lo tiene</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Valor antiguo</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>can be corrected</source>
        <translation>se puede corregir</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n registro está bloqueado; el valor se propone a quien lo tiene.</numerusform>
            <numerusform>%n registros están bloqueados; el valor se propone a quien los tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>will be proposed to you</source>
        <translation>se le propondrá a usted</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>already has a proposed value</source>
        <translation>ya tiene un valor propuesto</translation>
    </message>
    <message>
        <source>proposal withdrawn</source>
        <translation>propuesta retirada</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Se retiró %n propuesta.</numerusform>
            <numerusform>Se retiraron %n propuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching in %1...</source>
        <translation>Buscando en %1...</translation>
    </message>
    <message>
        <source>No open record of %1 would change.</source>
        <translation>Ningún registro abierto de %1 cambiaría.</translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would change in the same way, in %2.</source>
        <translation>
            <numerusform>%n registro abierto de %1 cambiaría de la misma manera, en %2.</numerusform>
            <numerusform>%n registros abiertos de %1 cambiarían de la misma manera, en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would lose “%2” in %3.</source>
        <translation>
            <numerusform>%n registro abierto de %1 perdería «%2» en %3.</numerusform>
            <numerusform>%n registros abiertos de %1 perderían «%2» en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” in %3.</source>
        <translation>
            <numerusform>%n registro abierto de %1 recibiría «%2» en %3.</numerusform>
            <numerusform>%n registros abiertos de %1 recibirían «%2» en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” instead of “%3” in %4.</source>
        <translation>
            <numerusform>%n registro abierto de %1 recibiría «%2» en lugar de «%3» en %4.</numerusform>
            <numerusform>%n registros abiertos de %1 recibirían «%2» en lugar de «%3» en %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>%n other open record(s) would come right in the same way.</source>
        <translation>
            <numerusform>%n registro abierto más quedaría correcto del mismo modo.</numerusform>
            <numerusform>%n registros abiertos más quedarían correctos del mismo modo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other open records would come right in the same way, which are shown field by field: %1.</source>
        <translation>Otros registros abiertos quedarían correctos del mismo modo; se muestran campo por campo: %1.</translation>
    </message>
    <message>
        <source>No other open record would come right in the same way.</source>
        <translation>Ningún otro registro abierto quedaría correcto del mismo modo.</translation>
    </message>
    <message>
        <source>The other open records are still being searched. What is found is told here.</source>
        <translation>Todavía se buscan los otros registros abiertos. Lo que se encuentre se dirá aquí.</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after, or not more than, another</source>
        <translation>Un campo no es posterior a otro, o no es mayor</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Si un campo es ..., otro es ...</translation>
    </message>
    <message>
        <source>If some fields are equal, others are equal</source>
        <translation>A campos iguales corresponden otros iguales</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Distinto en cada registro</translation>
    </message>
    <message>
        <source>Intray&apos;s default message</source>
        <translation>Mensaje predeterminado de Intray</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>C&amp;lase</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>&amp;Mensaje</translation>
    </message>
    <message>
        <source>First field</source>
        <translation>Primer campo</translation>
    </message>
    <message>
        <source>Second field</source>
        <translation>Segundo campo</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Cómo se comparan</translation>
    </message>
    <message>
        <source>comes before, or is less than</source>
        <translation>va antes o es menor que</translation>
    </message>
    <message>
        <source>is not after, or not more than</source>
        <translation>no es posterior ni mayor que</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>es lo mismo que</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>Where these are equal:</source>
        <translation>Donde estos son iguales:</translation>
    </message>
    <message>
        <source>these are equal, too:</source>
        <translation>también son iguales:</translation>
    </message>
    <message>
        <source>No two records have the same</source>
        <translation>No hay dos registros con lo mismo en</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleList</name>
    <message>
        <source>&amp;New rule</source>
        <translation>&amp;Nueva regla</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Rules across fields</source>
        <translation>Reglas entre campos</translation>
    </message>
    <message>
        <source>(unknown rule)</source>
        <translation>(ninguna regla que Intray conozca)</translation>
    </message>
    <message>
        <source>No rule looks at two fields yet.</source>
        <translation>Ninguna regla relaciona aún dos campos.</translation>
    </message>
    <message>
        <source>Such a rule says that a ZIP code belongs to a city, or that one day is before another. “Proposals” looks for what holds in the records.</source>
        <translation>Una regla así dice que un código postal corresponde a una ciudad, o que un día es anterior a otro. «Propuestas» busca lo que se cumple en los registros.</translation>
    </message>
    <message>
        <source>This rule came with the file of the fields and rules. To change it, export them to a file, change it there and import the file.</source>
        <translation>Esta regla vino con el archivo de los campos y reglas. Para cambiarla, expórtelos a un archivo, cámbiela allí e importe el archivo.</translation>
    </message>
</context>
<context>
    <name>intray::DayPicker</name>
    <message>
        <source>Choose %1 in a calendar (Alt+Down in the field)</source>
        <translation>Elegir %1 en un calendario (Alt+Abajo en el campo)</translation>
    </message>
</context>
<context>
    <name>intray::DecisionKeeping</name>
    <message>
        <source>The next delivery that this template imports comes with what is decided here: proposed at the desk, or corrected at once if the template says so.</source>
        <translation>La próxima entrega que se importe con esta plantilla trae lo que se decide aquí: propuesto en la mesa de trabajo, o corregido enseguida si la plantilla lo dice.</translation>
    </message>
    <message>
        <source>&amp;Save in the template</source>
        <translation>&amp;Guardar en la plantilla</translation>
    </message>
    <message>
        <source>none: for these records only</source>
        <translation>ninguna: solo para estos registros</translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Está guardado en la plantilla «%1»: la próxima entrega que se importe con ella lo traerá.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>No está guardado en la plantilla «%1». %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Sigue estando en una plantilla. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Ya no está en la plantilla «%1».</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 y otros</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 siguen en espera</translation>
    </message>
    <message>
        <source>%1 worked on</source>
        <translation>se ha trabajado en %1</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>%1 se han retirado</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>No añadió ningún registro.</translation>
    </message>
    <message>
        <source>Its records: %1.</source>
        <translation>De sus registros, %1.</translation>
    </message>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>Actualizó %n registro.</numerusform>
            <numerusform>Actualizó %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought back %n record(s) that had been dismissed.</source>
        <translation>
            <numerusform>Recuperó %n registro que se había sacado.</numerusform>
            <numerusform>Recuperó %n registros que se habían sacado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Sus valores se proponen para %n registro: %1.</numerusform>
            <numerusform>Sus valores se proponen para %n registros: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>No se pudo actualizar %n registro.</numerusform>
            <numerusform>No se pudieron actualizar %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in its file: %1.</source>
        <translation>
            <numerusform>En su archivo falta %n registro en espera: %1.</numerusform>
            <numerusform>En su archivo faltan %n registros en espera: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Cargando...</translation>
    </message>
    <message>
        <source>&amp;Take the delivery back</source>
        <translation>&amp;Retirar la entrega</translation>
    </message>
    <message>
        <source>&amp;Dismiss what is missing</source>
        <translation>&amp;Descartar lo que falta</translation>
    </message>
    <message>
        <source>Deliveries: %1</source>
        <translation>Entregas: %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadidas</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>For example: the wrong month was sent.</source>
        <translation>Por ejemplo: se envió el mes equivocado.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) dismissed so far. Esc stops.</source>
        <translation>
            <numerusform>Hasta ahora se ha sacado %n registro. Escape detiene.</numerusform>
            <numerusform>Hasta ahora se han sacado %n registros. Escape detiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Todavía no se ha importado nada a esta cola.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Escriba primero un motivo.</translation>
    </message>
    <message>
        <source>No records of this delivery are waiting any more.</source>
        <translation>Ya no hay en espera ningún registro de esta entrega.</translation>
    </message>
    <message>
        <source>This delivery has no known missing records.</source>
        <translation>No consta que falten registros en esta entrega.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>Se descartó %n registro. Vuelve cuando vuelve su clave.</numerusform>
            <numerusform>Se descartaron %n registros. Vuelven cuando vuelven sus claves.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Se canceló. No se descartó ningún registro.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Do it again to continue.</source>
        <translation>
            <numerusform>Se canceló: se descartó %n registro, los demás siguen en espera. Al hacerlo otra vez continúa.</numerusform>
            <numerusform>Se canceló: se descartaron %n registros, los demás siguen en espera. Al hacerlo otra vez continúa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed: somebody has worked on them, or a later delivery has changed them.</source>
        <translation>No se descartó ningún registro: alguien ha trabajado en ellos o una entrega posterior los ha modificado.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n registro conserva los valores que trajo.</numerusform>
            <numerusform>%n registros conservan los valores que trajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadidas</translation>
    </message>
    <message>
        <source>Rejected: %1; there already with other values: %2.</source>
        <translation>Rechazadas: %1. Ya estaban con otros valores: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Se rechazó una fila.</numerusform>
            <numerusform>Se rechazaron %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already with other values.</source>
        <translation>
            <numerusform>%n fila ya existía con otros valores.</numerusform>
            <numerusform>%n filas ya existían con otros valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import %1 again...</source>
        <translation>&amp;Importar %1 otra vez...</translation>
    </message>
</context>
<context>
    <name>intray::DeskHead</name>
    <message>
        <source>for you</source>
        <translation>para usted</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>para %1</translation>
    </message>
    <message>
        <source>read-only, your text is kept</source>
        <translation>solo lectura, el texto se conserva</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n fallos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicado</numerusform>
            <numerusform>%n duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n por revisar</numerusform>
            <numerusform>%n por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>%1 of %2 in your batch</source>
        <translation>%1 de %2 en su lote</translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>This queue has no side panel.</source>
        <translation>Esta cola no tiene panel lateral.</translation>
    </message>
    <message>
        <source>There is no item in the list to look at.</source>
        <translation>En la lista no hay ningún elemento que mirar.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Source and history</source>
        <translation>Fuente e historial</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Historial y notas</translation>
    </message>
    <message>
        <source>Choose an item in the list first.</source>
        <translation>Elija primero un elemento en la lista.</translation>
    </message>
    <message>
        <source>The side panel stands beside a record. Take one first.</source>
        <translation>El panel lateral está junto a un registro. Tome uno primero.</translation>
    </message>
    <message>
        <source>The lists are read again.</source>
        <translation>Las listas se leen de nuevo.</translation>
    </message>
    <message>
        <source>The queue %1 was removed, or you no longer work in it. This is %2 now.</source>
        <translation>La cola %1 se eliminó, o usted ya no trabaja en ella. Esta es ahora %2.</translation>
    </message>
</context>
<context>
    <name>intray::DeskSuggestions</name>
    <message>
        <source>%1? %2</source>
        <translation>¿%1? %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
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
        <translation>Detalles</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message>
        <source>%1 was changed in the meantime. It is now shown as it is; look at it again before you merge.</source>
        <translation>%1 se modificó entretanto. Se muestra tal como está ahora; vuelva a mirarlo antes de fusionar.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 se ha fusionado con %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were merged into %1.</source>
        <translation>
            <numerusform>Se ha fusionado %n registro con %1.</numerusform>
            <numerusform>Se han fusionado %n registros con %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; Intray remembers this.</source>
        <translation>%1 no son duplicados; queda anotado.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; Intray remembers this.</source>
        <translation>%1 no es un duplicado de los demás; queda anotado.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>%1 has its previous values again.</source>
        <translation>%1 tiene de nuevo sus valores anteriores.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; Intray remembers this.</source>
        <translation>%1 y este registro no son duplicados; queda anotado.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Duplicados probables del registro</translation>
    </message>
    <message>
        <source>The record beside the likely duplicate</source>
        <translation>El registro junto al duplicado probable</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Duplicates (%1)</source>
        <translation>Duplicados (%1)</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Ningún registro abierto.</translation>
    </message>
    <message>
        <source>Searching for duplicates...</source>
        <translation>Buscando duplicados...</translation>
    </message>
    <message>
        <source>No other record of this queue is a likely duplicate.</source>
        <translation>Ningún otro registro de esta cola es probablemente el mismo.</translation>
    </message>
    <message>
        <source>locked by you</source>
        <translation>bloqueado por usted</translation>
    </message>
    <message>
        <source>locked by %1</source>
        <translation>bloqueado por %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>hecho por %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>There is no likely duplicate beside the record.</source>
        <translation>No hay ningún duplicado probable junto al registro.</translation>
    </message>
    <message>
        <source>Look at the likely duplicate first: it is under Duplicates in the side panel (F4).</source>
        <translation>Mire primero el posible duplicado: está en el panel lateral (F4), en Duplicados.</translation>
    </message>
    <message>
        <source>The record is not open for editing.</source>
        <translation>El registro no está abierto para trabajar.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen record.</source>
        <translation>Otra persona está trabajando en el registro elegido.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Fusionar el registro</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>¿Fusionar %1 con %2?</translation>
    </message>
    <message>
        <source>The other record is kept as it is; what you typed here is lost. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>El otro registro se conserva como está; lo que ha escrito aquí se pierde. Puede deshacerlo durante diez segundos; después solo un supervisor puede volver a abrirlo.</translation>
    </message>
    <message>
        <source>The other record is kept as it is. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>El otro registro se conserva como está. Puede deshacerlo durante diez segundos; después solo un supervisor puede volver a abrirlo.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionar</translation>
    </message>
    <message>
        <source>This queue has not been searched for duplicates yet. Intray does that in the background; look again in a while.</source>
        <translation>En esta cola aún no se han buscado duplicados. Se hace por sí solo, poco a poco; vuelva a mirar dentro de un rato.</translation>
    </message>
    <message numerus="yes">
        <source>%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</source>
        <translation>
            <numerusform>%n duplicado probable de este registro. Ctrl+Mayús+K dice que el elegido no lo es; Ctrl+Mayús+M fusiona el registro con él.</numerusform>
            <numerusform>%n duplicados probables de este registro. Ctrl+Mayús+K dice que el elegido no lo es; Ctrl+Mayús+M fusiona el registro con él.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DutyLane</name>
    <message>
        <source>%1: in order again.</source>
        <translation>%1: de nuevo en orden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Loading...</source>
        <translation>Cargando...</translation>
    </message>
    <message>
        <source>Bulk corrections: %1</source>
        <translation>Correcciones en bloque: %1</translation>
    </message>
    <message>
        <source>Bulk corrections</source>
        <translation>Correcciones en bloque</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Valor antiguo</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>&amp;Restablecer el valor antiguo</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>No hay correcciones en bloque en esta cola.</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, restablecidos</translation>
    </message>
    <message>
        <source>%1, of these %2 undone</source>
        <translation>%1, de ellos %2 restablecidos</translation>
    </message>
</context>
<context>
    <name>intray::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I not get anything?</source>
        <translation>¿Por qué no recibo nada?</translation>
    </message>
    <message>
        <source>This queue is paused</source>
        <translation>Esta cola está en pausa</translation>
    </message>
    <message>
        <source>No record open</source>
        <translation>No hay ningún registro abierto</translation>
    </message>
    <message>
        <source>Nothing waits in this queue</source>
        <translation>No hay nada esperando en esta cola</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait</source>
        <translation>
            <numerusform>Espera %Ln registro</numerusform>
            <numerusform>Esperan %Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation>Lo que escribió se conserva.</translation>
    </message>
    <message>
        <source>Take the next one, or pick one from the list.</source>
        <translation>Tome el siguiente o elija uno de la lista.</translation>
    </message>
    <message>
        <source>finds a record in the list</source>
        <translation>busca un registro en la lista</translation>
    </message>
    <message>
        <source>finds whatever Intray can do</source>
        <translation>busca todo lo que Intray puede hacer</translation>
    </message>
    <message>
        <source>shows all keys and the handbook</source>
        <translation>muestra todas las teclas y el manual</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished item(s) of yours</source>
        <translation>
            <numerusform>%n elemento suyo sin finalizar</numerusform>
            <numerusform>%n elementos suyos sin finalizar</numerusform>
        </translation>
    </message>
    <message>
        <source>You have typed nothing yet. Go on where you were.</source>
        <translation>Todavía no ha escrito nada. Siga donde estaba.</translation>
    </message>
    <message>
        <source>New records appear here by themselves.</source>
        <translation>Los registros nuevos aparecen aquí por sí solos.</translation>
    </message>
    <message>
        <source>You have done %1 today.</source>
        <translation>Completados por usted hoy: %1.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>You still hold %n unfinished item(s).</source>
        <translation>
            <numerusform>Todavía tiene %n elemento sin terminar.</numerusform>
            <numerusform>Todavía tiene %n elementos sin terminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait in %1.</source>
        <translation>
            <numerusform>Espera %Ln registro en %1.</numerusform>
            <numerusform>Esperan %Ln registros en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Se conserva su texto de %n elemento que ya no tiene.</numerusform>
            <numerusform>Se conserva su texto de %n elementos que ya no tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Continuar con %1</translation>
    </message>
    <message>
        <source>leads back to %1, where your text is kept</source>
        <translation>vuelve a %1, donde se conserva su texto</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Ir allí</translation>
    </message>
    <message>
        <source>Records that have just come are there then.</source>
        <translation>Los registros que acaban de llegar están entonces ahí.</translation>
    </message>
</context>
<context>
    <name>intray::EmptyList</name>
    <message>
        <source>Search without the filter</source>
        <translation>Buscar sin el filtro</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Quitar ambos</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Remove the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Only use this on a trusted network.</source>
        <translation>Otro equipo de la red podría hacerse pasar por el servidor y averiguar la contraseña. Use esto solo en una red de confianza.</translation>
    </message>
    <message>
        <source>Anybody on the network can read and change what is sent. Only use this on a trusted network.</source>
        <translation>Cualquiera que esté en la red puede leer y cambiar lo que se envía. Use esto solo en una red de confianza.</translation>
    </message>
    <message>
        <source>Choose &amp;file...</source>
        <translation>Elegir arc&amp;hivo...</translation>
    </message>
    <message>
        <source>File of the authority that signs the server&apos;s certificate</source>
        <translation>Archivo de la autoridad que firma el certificado del servidor</translation>
    </message>
    <message>
        <source>Encrypted and verified (recommended)</source>
        <translation>Cifrada y verificada (recomendado)</translation>
    </message>
    <message>
        <source>Trusted network: encrypted, not verified</source>
        <translation>Red de confianza: cifrada, sin verificar</translation>
    </message>
    <message>
        <source>Trusted network: not encrypted</source>
        <translation>Red de confianza: sin cifrar</translation>
    </message>
    <message>
        <source>certificate of the authority (required)</source>
        <translation>certificado de la autoridad, necesario</translation>
    </message>
    <message>
        <source>the authorities this computer trusts</source>
        <translation>las autoridades en las que confía este equipo</translation>
    </message>
    <message>
        <source>MariaDB&apos;s driver checks who signed the certificate, but not the server&apos;s host name.</source>
        <translation>El controlador de MariaDB comprueba quién ha firmado el certificado, pero no el nombre de host del servidor.</translation>
    </message>
    <message>
        <source>File of the authority</source>
        <translation>Archivo de la autoridad</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>intray::EndingRules</name>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Motivos para marcar como fallido</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Motivos para enviar de vuelta</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completar</translation>
    </message>
    <message>
        <source>return</source>
        <translation>devolver</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>marcar como fallido</translation>
    </message>
    <message>
        <source>send back</source>
        <translation>enviar de vuelta</translation>
    </message>
    <message>
        <source>One per line. People can still enter other reasons.</source>
        <translation>Uno por línea; también se pueden escribir otros.</translation>
    </message>
    <message>
        <source>Reasons for returning</source>
        <translation>Motivos para devolver</translation>
    </message>
    <message>
        <source>Reasons for dismissing</source>
        <translation>Motivos para descartar</translation>
    </message>
    <message>
        <source>A reason is required</source>
        <translation>El motivo es obligatorio</translation>
    </message>
    <message>
        <source>to return</source>
        <translation>para devolver</translation>
    </message>
    <message>
        <source>to dismiss</source>
        <translation>para descartar</translation>
    </message>
    <message>
        <source>Own records can be reopened for</source>
        <translation>Reabrir registros propios durante</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>People can get back a record that they finished within this time, if nobody has worked on it since.</source>
        <translation>Quien terminó un registro lo recupera dentro de este tiempo, si nadie ha trabajado en él desde entonces.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Un elemento lo tiene una sola persona, y solo ella puede finalizar el trabajo en él.</translation>
    </message>
    <message>
        <source>The login decides who you are and what you are allowed to do; nobody can act in somebody else&apos;s name.</source>
        <translation>La cuenta determina quién es cada persona y qué puede hacer; nadie puede actuar en nombre de otro.</translation>
    </message>
    <message>
        <source>A clerk sees only the queues that an administrator allows.</source>
        <translation>Un operador ve las colas que un administrador le permite.</translation>
    </message>
    <message>
        <source>The history can only be added to.</source>
        <translation>Al historial solo se le puede añadir.</translation>
    </message>
    <message>
        <source>A login that is renamed stays the same user.</source>
        <translation>Una cuenta a la que se cambia el nombre sigue siendo el mismo usuario.</translation>
    </message>
    <message>
        <source>Changes by others appear at once.</source>
        <translation>Lo que hacen otros se notifica de inmediato.</translation>
    </message>
    <message>
        <source>The driver does not check the server&apos;s host name.</source>
        <translation>El controlador no comprueba el nombre de host del servidor.</translation>
    </message>
    <message>
        <source>An administrator must tell Intray when a login is renamed.</source>
        <translation>Un administrador debe indicar a Intray cuándo se cambia el nombre de una cuenta.</translation>
    </message>
    <message>
        <source>Changes by others appear after up to three seconds.</source>
        <translation>Lo que hacen otros se ve al cabo de tres segundos como máximo.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL enforces the same as with a direct connection.</source>
        <translation>Todo lo demás depende de la base de datos que hay detrás del origen de datos. Para PostgreSQL vale lo mismo que con una conexión directa.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>El cifrado es un ajuste del controlador: para PostgreSQL, SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Anybody who can write to the file can do everything. Roles and the history only protect against mistakes.</source>
        <translation>Quien puede escribir en el archivo puede hacerlo todo. Los roles y el historial solo protegen de errores.</translation>
    </message>
    <message>
        <source>The file must be on a disk of this computer, not on a network share.</source>
        <translation>El archivo debe estar en un disco de este equipo, no en una carpeta compartida de red.</translation>
    </message>
</context>
<context>
    <name>intray::ExampleRows</name>
    <message>
        <source>First example</source>
        <translation>Primer ejemplo</translation>
    </message>
    <message>
        <source>What the first example becomes</source>
        <translation>Lo que pasa a ser el primer ejemplo</translation>
    </message>
    <message>
        <source>Second example</source>
        <translation>Segundo ejemplo</translation>
    </message>
    <message>
        <source>What the second example becomes</source>
        <translation>Lo que pasa a ser el segundo ejemplo</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>pasa a</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>an&amp;y time</source>
        <translation>en c&amp;ualquier momento</translation>
    </message>
    <message>
        <source>Finished on this day or later</source>
        <translation>Finalizados este día o después</translation>
    </message>
    <message>
        <source>Finished on this day or before</source>
        <translation>Finalizados este día o antes</translation>
    </message>
    <message>
        <source>Also who f&amp;inished it, and when</source>
        <translation>&amp;También quién lo finalizó, y cuándo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abiertos</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueados</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completados</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidos</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>descartados</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>Cuá&amp;les</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>E&amp;stado</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Finalizados &amp;por</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finalizados</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>como está ahora</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>como entró</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>ambos, uno junto a otro</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>solo los campos corregidos, una línea para cada uno</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>What is written to a CSV file for a missing value.</source>
        <translation>Lo que figura en un archivo CSV en lugar de un valor que falta.</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>Missin&amp;g values</source>
        <translation>&amp;Valores que faltan</translation>
    </message>
    <message>
        <source>all items of the queue</source>
        <translation>todos los elementos de la cola</translation>
    </message>
    <message>
        <source>what the list shows: %1</source>
        <translation>lo que muestra la lista: %1</translation>
    </message>
    <message>
        <source>Tick at least one field.</source>
        <translation>Marque al menos un campo.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>El último día es anterior al primero.</translation>
    </message>
</context>
<context>
    <name>intray::ExportDialog</name>
    <message>
        <source>Export records</source>
        <translation>Exportar registros</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Cola</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>&amp;Elegir...</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>Exportar a un archivo</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl *.ndjson);;All files (*)</source>
        <translation>CSV (*.csv);;Libros de Excel (*.xlsx);;JSON Lines (*.jsonl *.ndjson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>There is no queue.</source>
        <translation>No hay ninguna cola.</translation>
    </message>
    <message>
        <source>Choose where to write the file.</source>
        <translation>Indique dónde se debe escribir el archivo.</translation>
    </message>
    <message>
        <source>Choose the folder of the file.</source>
        <translation>Indique en qué carpeta se debe escribir el archivo.</translation>
    </message>
    <message>
        <source>The file would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>El archivo contendría algo distinto de lo que dice su nombre. Intray escribe .csv, .jsonl y .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when it is complete. You can keep working in the meantime.</source>
        <translation>El archivo aparece cuando está escrito por completo. Entretanto se puede seguir trabajando.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another one.</source>
        <translation>No existe esa carpeta. Elija otra.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>Esto es una carpeta o un dispositivo. Elija un archivo.</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Reemplazar un archivo</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>The file is replaced when the export is complete. If the export fails or is cancelled, the file stays as it is.</source>
        <translation>Se reemplaza cuando todo está escrito. Si la exportación falla o se cancela, permanece.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Las plantillas de la base de datos no se pueden leer. %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>&amp;Guardar como plantilla...</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Pla&amp;ntilla</translation>
    </message>
    <message>
        <source>The template names fields that this queue does not have: %1. They are left out.</source>
        <translation>La plantilla nombra campos que esta cola no tiene: %1. Se omiten.</translation>
    </message>
    <message>
        <source>This is a file of the database that is open. Choose another name.</source>
        <translation>Es&#xa0;un&#xa0;archivo&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;datos&#xa0;abierta.&#xa0;Elija&#xa0;otro&#xa0;nombre.</translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Cancelar la exportación</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Items of the queue %1 of %2 are written to %3.</source>
        <translation>Los elementos de la cola %1 de %2 se escriben en %3.</translation>
    </message>
    <message>
        <source>Cancelling the export</source>
        <translation>Cancelando la exportación</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln change(s)</source>
        <translation>
            <numerusform>Exportando: %Ln cambio</numerusform>
            <numerusform>Exportando: %Ln cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln item(s)</source>
        <translation>
            <numerusform>Exportando: %Ln elemento</numerusform>
            <numerusform>Exportando: %Ln elementos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says which parts of the items are written, and in which form.</source>
        <translation>Una plantilla dice qué se escribe de los elementos, y de qué forma.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>intray::ExportedFields</name>
    <message>
        <source>&amp;Up</source>
        <translation>Sub&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Un puesto más arriba (Alt+Arriba)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Un puesto más abajo (Alt+Abajo)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Ca&amp;mpos</translation>
    </message>
    <message>
        <source>The rules of the queue name no fields, so all are written.</source>
        <translation>Las reglas de la cola no nombran campos, así que se escriben todos.</translation>
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
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>What this means...</source>
        <translation>Qué significa esto...</translation>
    </message>
    <message>
        <source>Looking for doubtful records...</source>
        <translation>Buscando registros dudosos...</translation>
    </message>
    <message>
        <source>Preview: how many records would be opened</source>
        <translation>Vista previa: cuántos registros se abrirían</translation>
    </message>
    <message>
        <source>In plain words, for whoever is concerned by it.</source>
        <translation>Con palabras sencillas, para quienes les afecta.</translation>
    </message>
    <message>
        <source>Save the queue and import records first.</source>
        <translation>Primero guarde la cola e importe registros.</translation>
    </message>
    <message>
        <source>Set first how many fields may stay wrong.</source>
        <translation>Primero ajuste cuántos campos pueden quedar erróneos.</translation>
    </message>
    <message>
        <source>The most doubtful record first</source>
        <translation>El registro más dudoso primero</translation>
    </message>
    <message>
        <source>Within a priority. Otherwise the oldest comes first.</source>
        <translation>Dentro de una prioridad. Si no, va primero el más antiguo.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>se abre cada registro</translation>
    </message>
    <message>
        <source>Of the fields of a delivery. The least doubtful records then end without being opened, except for a random sample.</source>
        <translation>De los campos de una entrega. Los registros menos dudosos terminan entonces sin abrirse, salvo una muestra al azar.</translation>
    </message>
    <message>
        <source>one in </source>
        <translation>uno de cada </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>On the screen only. It tells how much people overlook; what one person overlooks is told to that person alone.</source>
        <translation>Solo en la pantalla. Dice cuánto se pasa por alto; lo que pasa por alto una persona se le dice solo a ella.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Campos que pueden quedar erróneos</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Con qué certeza</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Errores sembrados</translation>
    </message>
</context>
<context>
    <name>intray::EyesDialog</name>
    <message>
        <source>It is off until a supervisor turns it on</source>
        <translation>Está desactivado hasta que un supervisor lo active</translation>
    </message>
    <message>
        <source>That is done for one queue at a time. History says who did it and when. While it is on, the window says so to everybody who works there.</source>
        <translation>Se hace para cada cola por separado. El historial dice quién lo hizo y cuándo. Mientras está activado, la ventana se lo dice a todos los que trabajan allí.</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Lo que pasa</translation>
    </message>
    <message>
        <source>A record passes if it breaks no rule and Intray doubts it least. Nobody opens it then. Lists, history and exports say that it passed; it never counts as somebody&apos;s work. It can be opened again at any time.</source>
        <translation>Un registro pasa si no incumple ninguna regla y es de los que Intray menos duda. Entonces nadie lo abre. Las listas, el historial y las exportaciones dicen que pasó; nunca cuenta como trabajo de alguien. Puede abrirse de nuevo en cualquier momento.</translation>
    </message>
    <message>
        <source>A sample is opened all the same</source>
        <translation>Aun así se abre una muestra</translation>
    </message>
    <message>
        <source>Some of the records that would pass are drawn at random and given to people. Nobody chooses them, supervisors neither, and nothing on the screen tells them apart. Some opened records are looked at again by a second person. What is found there tells how much may still be wrong.</source>
        <translation>Algunos de los registros que pasarían se sacan al azar y se dan a personas. Nadie los elige, tampoco los supervisores, y nada en la pantalla los distingue. Algunos registros abiertos los mira de nuevo una segunda persona. Lo que se encuentra ahí dice cuánto puede seguir siendo erróneo.</translation>
    </message>
    <message>
        <source>Planted slips are on the screen only</source>
        <translation>Los errores sembrados están solo en la pantalla</translation>
    </message>
    <message>
        <source>What one person overlooks is told to that person alone</source>
        <translation>Lo que una persona pasa por alto se le dice solo a ella</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Para qué sirve</translation>
    </message>
    <message>
        <source>It says of a delivery how many of its fields may still be wrong. It is about deliveries, and it is no measure of a person.</source>
        <translation>Dice de una entrega cuántos de sus campos pueden seguir siendo erróneos. Trata de entregas, y no es medida de ninguna persona.</translation>
    </message>
    <message>
        <source>What it means that records pass unopened</source>
        <translation>Qué significa que haya registros que pasan sin abrirse</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>Now and then a field that is right shows a slip. It tells how much people overlook, without which no number can be stated. It is never saved or exported, and nobody else sees it. When the record is completed, whoever put it right is told, and whoever overlooked it sees what it was; the record has the right value. Whoever typed something else is asked before anything is completed. Nobody gets one in their first 20 records of a queue. Nothing that is typed is lost by it.</source>
        <translation>De vez en cuando, un campo correcto muestra un error. Dice cuánto se pasa por alto, sin lo cual no se puede declarar ningún número. Nunca se guarda ni se exporta, y nadie más lo ve. Al completar el registro, a quien lo corrigió se le dice, y quien lo pasó por alto ve qué era; el registro tiene el valor correcto. A quien escribió otra cosa se le pregunta antes de completar nada. Nadie recibe uno en sus primeros 20 registros de una cola. Nada de lo que se escribe se pierde con ello.</translation>
    </message>
    <message>
        <source>Everybody sees their own number in My figures. Supervisors, administrators and auditors see the number of the team only, from five people and 100 slips on. No other page, no list and no export has the number of one person. Only whoever owns the database itself, or may read its file, could look it up there.</source>
        <translation>Cada cual ve su propio número en Mis cifras. Supervisores, administradores y auditores ven solo el del equipo, a partir de cinco personas y 100 errores. Ninguna otra página, lista o exportación tiene el número de una sola persona. Solo el dueño de la propia base de datos, o quien pueda leer su archivo, podría consultarlo allí.</translation>
    </message>
</context>
<context>
    <name>intray::FieldList</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Un lugar hacia arriba (Alt+Arriba)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Un lugar hacia abajo (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Name of a new field</source>
        <translation>Nombre de un campo nuevo</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Campo nuevo</translation>
    </message>
    <message>
        <source>T&amp;wo columns if there is room</source>
        <translation>D&amp;os columnas si hay sitio</translation>
    </message>
    <message>
        <source>Where the window is wide enough, the form at the desk stands in two columns. Tab goes down the first one, then down the second.</source>
        <translation>Si la ventana es bastante ancha, el formulario de la mesa de trabajo está en dos columnas. Tab baja por la primera y luego por la segunda.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n registro incumple una regla</numerusform>
            <numerusform>%1, %n registros incumplen una regla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldLookup</name>
    <message>
        <source>The lookup table “%1” is missing, so nothing is offered here. Type the value.</source>
        <translation>La tabla de consulta «%1» no está, así que aquí no se ofrece nada. Escriba el valor.</translation>
    </message>
    <message>
        <source>Is this right? The lookup table “%1” does not have it.</source>
        <translation>¿Es correcto? La tabla de consulta «%1» no lo tiene.</translation>
    </message>
    <message>
        <source>Is this right? In the lookup table, %1 is “%2” here.</source>
        <translation>¿Es correcto? En la tabla de consulta, %1 es aquí «%2».</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Obligatorio: sin esto no se puede completar el registro.</translation>
    </message>
    <message>
        <source>This text is too long to be edited here. It stays as it is.</source>
        <translation>Este texto es demasiado largo para cambiarlo aquí. Queda como está.</translation>
    </message>
    <message>
        <source>Key this again from the original. What was keyed first is not shown.</source>
        <translation>Capture esto otra vez a partir del original. La primera captura no se muestra.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.</source>
        <translation>Dos personas han capturado esto de forma distinta. Ctrl+1 y Ctrl+2 eligen una de las dos.</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, cambiado</translation>
    </message>
    <message>
        <source>There is no previous record with this field, so there is no value to copy. Nothing was changed.</source>
        <translation>Antes de este no se finalizó ningún registro con este campo, así que no hay valor que tomar. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>%1 no se puede cambiar: las reglas de esta cola lo hacen de solo lectura.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>En este campo no se comprueba la ortografía. Un supervisor puede activarla en el esquema de registro de la cola.</translation>
    </message>
    <message>
        <source>A word here may be misspelled. F7 offers what may be meant.</source>
        <translation>Puede que aquí haya una palabra mal escrita. F7 ofrece lo que puede haberse querido decir.</translation>
    </message>
    <message>
        <source>Revert %1 (Esc in the field)</source>
        <translation>Deshacer el cambio de %1 (Esc en el campo)</translation>
    </message>
    <message>
        <source>to be keyed again</source>
        <translation>hay que volver a capturarlo</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>If it is right, Ctrl+Shift+J does not ask about it again in this record.</source>
        <translation>Si es correcto, Ctrl+Mayús+J no vuelve a preguntar por ello en este registro.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importar...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportar...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Fields and rules of %1</source>
        <translation>Campos y reglas de %1</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Campos</translation>
    </message>
    <message>
        <source>A&amp;cross fields</source>
        <translation>&amp;Entre campos</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prueba</translation>
    </message>
    <message>
        <source>&amp;Proposals</source>
        <translation>Prop&amp;uestas</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Modificado por otra persona</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 in the meantime.</source>
        <translation>Entretanto otra persona ha cambiado los campos y las reglas de %1.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window again.</source>
        <translation>Aún no se ha guardado nada. Para ver los suyos, cancele, exporte los de usted a un archivo y abra esta ventana de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Guardar las mías</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Lo que se ha cambiado aquí no está guardado.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exportar las reglas</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>JSON Schema (*.json);;All files (*)</source>
        <translation>Esquema JSON (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Las reglas se han escrito en %1.</translation>
    </message>
    <message>
        <source>Lookup ta&amp;bles</source>
        <translation>Ta&amp;blas de consulta</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>Un cambio sin guardar.</numerusform>
            <numerusform>%n cambios sin guardar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldSettings</name>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Etiqueta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>C&amp;lase</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Mi&amp;nimum</source>
        <translation>Mí&amp;nimo</translation>
    </message>
    <message>
        <source>Ma&amp;ximum</source>
        <translation>Má&amp;ximo</translation>
    </message>
    <message>
        <source>One value per line. Empty: any value</source>
        <translation>Un valor por línea; ninguna línea: cualquier valor</translation>
    </message>
    <message>
        <source>One per line, such as N/A or -</source>
        <translation>Uno por línea, como N/A o -</translation>
    </message>
    <message>
        <source>Several of these values</source>
        <translation>Varios de estos valores</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>L&amp;ongest, in characters</source>
        <translation>L&amp;ongitud máxima, en caracteres</translation>
    </message>
    <message>
        <source>Texts that mean “no value”</source>
        <translation>Textos que significan «sin valor»</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Ortografía</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Debe rellenarse</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Distinto en cada registro</translation>
    </message>
    <message>
        <source>Read-only at the desk</source>
        <translation>No se puede cambiar en la mesa</translation>
    </message>
    <message>
        <source>Shown in the lists</source>
        <translation>Una columna de las listas</translation>
    </message>
    <message>
        <source>Several lines</source>
        <translation>Tiene varias líneas</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Where shown</source>
        <translation>Dónde se muestra</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>By its format: %1</source>
        <translation>Según su formato: %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSlots</name>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSpelling</name>
    <message>
        <source>Nothing is misspelled in this field.</source>
        <translation>En este campo no hay nada mal escrito.</translation>
    </message>
    <message>
        <source>There are no suggestions for this word.</source>
        <translation>Ninguna palabra se parece a esta.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>&amp;Añadir a las palabras de esta cola</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was added to the words of this queue.</source>
        <translation>&quot;%1&quot; es ahora una palabra de esta cola.</translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Go to a field first: its value is copied from the previous record.</source>
        <translation>Vaya primero a un campo: su valor viene del registro anterior.</translation>
    </message>
    <message>
        <source>Go to a field first.</source>
        <translation>Vaya primero a un campo.</translation>
    </message>
    <message>
        <source>No suggestion for this record is sure enough to be accepted without a look. F3 goes to the next field to check.</source>
        <translation>Ninguna sugerencia para este registro es lo bastante segura para aceptarla sin mirarla. F3 va al siguiente campo por revisar.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were accepted. Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>Se ha aceptado %n valor. Ctrl+Z lo deshace.</numerusform>
            <numerusform>Se han aceptado %n valores. Ctrl+Z lo deshace.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. What must be corrected stands beside its field.</source>
        <translation>Para este registro no se propone nada. Lo que hay que corregir está junto a su campo.</translation>
    </message>
    <message>
        <source>There is nothing to check in this record.</source>
        <translation>En este registro no hay nada que revisar.</translation>
    </message>
    <message>
        <source>What could be proposed for this record is still being looked for. Press the key again in a moment.</source>
        <translation>Todavía se está buscando lo que puede proponerse para este registro. Vuelva a pulsar la tecla dentro de un momento.</translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. F3 goes to the next field to check.</source>
        <translation>No se propone nada para este registro. F3 lleva al siguiente campo por revisar.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Elementos completados y pendientes</translation>
    </message>
    <message>
        <source>Copies the chart and its figures to the clipboard.</source>
        <translation>Copia el gráfico y sus cifras en el portapapeles.</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Se han copiado el gráfico y sus cifras.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Guarda el gráfico como PNG o SVG, o sus cifras como CSV.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>intray-figures.png</source>
        <translation>intray-figures.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Figures (*.csv)</source>
        <translation>Imagen (*.png);;Dibujo (*.svg);;Cifras (*.csv)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>El gráfico se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The chart could not be saved there. Choose another place.</source>
        <translation>El gráfico no se ha podido guardar ahí. Elija otro lugar.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Left at the end of each span</source>
        <translation>Quedan al final de cada tramo</translation>
    </message>
</context>
<context>
    <name>intray::FigureTable</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Elementos completados y pendientes</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completados</translation>
    </message>
    <message>
        <source>Backlog</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Copies the figures to the clipboard.</source>
        <translation>Copia las cifras en el portapapeles.</translation>
    </message>
    <message>
        <source>The figures were copied.</source>
        <translation>Se han copiado las cifras.</translation>
    </message>
    <message>
        <source>Saves the figures as CSV.</source>
        <translation>Guarda las cifras como CSV.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Guardar las cifras</translation>
    </message>
    <message>
        <source>intray-figures.csv</source>
        <translation>intray-figures.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Cifras (*.csv)</translation>
    </message>
    <message>
        <source>The figures were saved as %1.</source>
        <translation>Las cifras se han guardado como %1.</translation>
    </message>
    <message>
        <source>The figures could not be saved there. Choose another place.</source>
        <translation>Las cifras no se han podido guardar ahí. Elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>intray::FilterChips</name>
    <message>
        <source>Breaks a rule</source>
        <translation>Incumple una regla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>Filtrar %1</translation>
    </message>
</context>
<context>
    <name>intray::FilterMenu</name>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>&amp;Guardar lo elegido...</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Primero busque, filtre u ordene la lista.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <translation>Compartidos con el equipo</translation>
    </message>
    <message>
        <source>The team&apos;s filters cannot be read now and may have changed.</source>
        <translation>Los filtros del equipo no se pueden leer ahora y pueden haber cambiado.</translation>
    </message>
</context>
<context>
    <name>intray::FilterNaming</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
</context>
<context>
    <name>intray::FilterOffer</name>
    <message>
        <source>Filter “%1”</source>
        <translation>Filtro «%1»</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Incumple una regla</translation>
    </message>
</context>
<context>
    <name>intray::FilterRenaming</name>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Ya hay un filtro con este nombre. Elija otro.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Ca&amp;mbiar nombre</translation>
    </message>
    <message>
        <source>It is renamed for the team.</source>
        <translation>Cambia de nombre para el equipo.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>El filtro «%1» se llama ahora «%2».</translation>
    </message>
    <message>
        <source>What is the filter called from now on?</source>
        <translation>¿Cómo se llama el filtro a partir de ahora?</translation>
    </message>
</context>
<context>
    <name>intray::FilterSaving</name>
    <message>
        <source>Share with the &amp;team</source>
        <translation>Compartir con el e&amp;quipo</translation>
    </message>
    <message>
        <source>Everybody who works in this queue can use it.</source>
        <translation>Todos los que trabajan en esta cola pueden usarlo.</translation>
    </message>
    <message>
        <source>Only you can use it, on this computer.</source>
        <translation>Solo usted puede usarlo, en este equipo.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Ya hay un filtro con este nombre. Elija otro.</translation>
    </message>
    <message>
        <source>There is already a filter of this name, shared by %1. It will be replaced for the team.</source>
        <translation>Ya hay un filtro con este nombre, compartido por %1. Se reemplazará para el equipo.</translation>
    </message>
    <message>
        <source>You already have a filter of this name. It will be replaced.</source>
        <translation>Ya tiene un filtro con este nombre. Se reemplazará.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>El filtro «%1» está compartido con el equipo.</translation>
    </message>
    <message>
        <source>The filter “%1” is saved.</source>
        <translation>El filtro «%1» está guardado.</translation>
    </message>
    <message>
        <source>What is the filter called?</source>
        <translation>¿Cómo se llama el filtro?</translation>
    </message>
</context>
<context>
    <name>intray::FindableDelegate</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation>Espere</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Detalles...</translation>
    </message>
    <message>
        <source>&amp;Try sample records</source>
        <translation>&amp;Probar con registros de ejemplo</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 clientes inventados, con los errores que tienen las importaciones reales.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>&amp;Abrir otro archivo de base de datos...</translation>
    </message>
    <message>
        <source>One that you or a colleague already works with.</source>
        <translation>Uno con el que usted u otra persona ya trabaja.</translation>
    </message>
    <message>
        <source>Connect to a &amp;shared database...</source>
        <translation>Co&amp;nectarse a una base de datos compartida...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works with.</source>
        <translation>PostgreSQL, MariaDB o un origen de datos ODBC con el que trabaja un equipo de personas.</translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation>Le damos la bienvenida a Intray</translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation>Todavía no hay ninguna cola en esta base de datos. ¿Cómo desea empezar?</translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation>Abriendo la base de datos...</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>La base de datos no se puede abrir</translation>
    </message>
    <message>
        <source>&amp;Point Intray at my table...</source>
        <translation>Trabajar con mi &amp;tabla...</translation>
    </message>
    <message>
        <source>A table of your own becomes a queue. Other programs go on using it.</source>
        <translation>Una de sus tablas se convierte en cola. Los demás programas siguen usándola.</translation>
    </message>
    <message>
        <source>The database needs a password.</source>
        <translation>La base de datos necesita una contraseña.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>&amp;Create a queue from a file...</source>
        <translation>&amp;Crear una cola a partir de un archivo...</translation>
    </message>
    <message>
        <source>See how it works</source>
        <translation>Vea cómo funciona</translation>
    </message>
    <message>
        <source>CSV, Excel, JSON or Access; it is not changed. Every row becomes a record.</source>
        <translation>CSV, Excel, JSON o Access; no se modifica. Cada fila será un registro.</translation>
    </message>
</context>
<context>
    <name>intray::FirstSteps</name>
    <message>
        <source>Import a file...</source>
        <translation>Importar un archivo...</translation>
    </message>
    <message>
        <source>Use my table...</source>
        <translation>Usar mi tabla...</translation>
    </message>
    <message>
        <source>Connect to a server...</source>
        <translation>Conectar con un servidor...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets it.</source>
        <translation>Paso 1 de 3: tome un registro con %1. Mientras lo tenga, nadie más lo recibe.</translation>
    </message>
    <message>
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Paso 3 de 3: complételo con %1. El registro siguiente llega enseguida.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>Eso es todo. Siga con sus propios registros:</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong. %1 goes to the next fault, %2 takes what is proposed.</source>
        <translation>Paso 2 de 3: corrija lo que esté mal. %1 va al siguiente error, %2 acepta lo propuesto.</translation>
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
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program is importing the files of “%1”. Try again when it has finished.</source>
        <translation>Otro programa está importando ahora los archivos de «%1». Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Another program is importing the files of “%1”. Waiting for it to finish.</source>
        <translation>Otro programa importa los archivos de «%1». Este espera a que termine.</translation>
    </message>
</context>
<context>
    <name>intray::FoldingTable</name>
    <message>
        <source>Show eac&amp;h</source>
        <translation>Mostrar uno a un&amp;o</translation>
    </message>
    <message>
        <source>Fol&amp;d</source>
        <translation>Ple&amp;gar</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %Ln more.</source>
        <translation>
            <numerusform>%1: %2 y %Ln más.</numerusform>
            <numerusform>%1: %2 y %Ln más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
    <message>
        <source>R&amp;eset to defaults</source>
        <translation>R&amp;establecer los valores</translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (en pausa)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueados</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Aplazados</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Completados hoy</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Oldest open</source>
        <translation>Abierto más antiguo</translation>
    </message>
    <message>
        <source>Expired today</source>
        <translation>Vencidos hoy</translation>
    </message>
    <message>
        <source>Released today</source>
        <translation>Liberados hoy</translation>
    </message>
    <message>
        <source>Empty requests</source>
        <translation>Solicitudes sin resultado</translation>
    </message>
    <message>
        <source>%1 (its table has changed)</source>
        <translation>%1 (su tabla ha cambiado)</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n bloqueo abandonado</numerusform>
            <numerusform>%n bloqueos abandonados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>vacía, y hoy %n petición de trabajo no recibió nada</numerusform>
            <numerusform>vacía, y hoy %n peticiones de trabajo no recibieron nada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>los pendientes crecieron en %n elemento en la última hora</numerusform>
            <numerusform>los pendientes crecieron en %n elementos en la última hora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n abandoned)</source>
        <translation>
            <numerusform>%1 (%n abandonado)</numerusform>
            <numerusform>%1 (%n abandonados)</numerusform>
        </translation>
    </message>
    <message>
        <source>today, about %1</source>
        <translation>hoy, hacia las %1</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1, hacia las %2</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>en un día</numerusform>
            <numerusform>en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>Done over time</source>
        <translation>Hechos en el tiempo</translation>
    </message>
    <message>
        <source>Empty, at this pace</source>
        <translation>Vacía, a este ritmo</translation>
    </message>
    <message>
        <source>gets no shorter</source>
        <translation>no se acorta</translation>
    </message>
    <message>
        <source>within the hour</source>
        <translation>en menos de una hora</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Traspasar</translation>
    </message>
    <message>
        <source>Everything &amp;of</source>
        <translation>T&amp;odo lo de</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Lo escrito se pasa como &amp;propuesta</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Cargando los bloqueos...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Elija de quién son los elementos que se traspasan.</translation>
    </message>
    <message>
        <source>%1 holds no items.</source>
        <translation>%1 no tiene ningún elemento.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Elija quién recibe los elementos.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>El motivo es obligatorio.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n elemento de %1 vuelve a estar abierto.</numerusform>
            <numerusform>%n elementos de %1 vuelven a estar abiertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>Se ha traspasado %n elemento de %1 a %2.</numerusform>
            <numerusform>Se han traspasado %n elementos de %1 a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who gets everything that somebody holds?</source>
        <translation>¿Quién recibe todo lo que alguien tiene?</translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>Tiene %n elemento sin finalizar.</numerusform>
            <numerusform>Tiene %n elementos sin finalizar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation>No hay acceso a la base de datos; su texto está a salvo en este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Se conserva su texto de %n elemento que ya no tiene.</numerusform>
            <numerusform>Se conserva su texto de %n elementos que ya no tiene.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Todas las &amp;teclas</translation>
    </message>
    <message>
        <source>For c&amp;lerks</source>
        <translation>Para &amp;operadores</translation>
    </message>
    <message>
        <source>For &amp;supervisors</source>
        <translation>Para &amp;supervisores</translation>
    </message>
    <message>
        <source>For &amp;administrators</source>
        <translation>Para &amp;administradores</translation>
    </message>
</context>
<context>
    <name>intray::HistoriesPage</name>
    <message>
        <source>Items</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Rules of queues</source>
        <translation>Reglas de las colas</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Usuarios y roles</translation>
    </message>
    <message>
        <source>History of</source>
        <translation>Historial de</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Not checked in this window yet.</source>
        <translation>Aún no comprobado en esta ventana.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFilter</name>
    <message>
        <source>Key, or # and number</source>
        <translation>Clave, o # y número</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Todas las colas</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier momento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>De un día a otro</translation>
    </message>
    <message>
        <source>It&amp;em</source>
        <translation>El&amp;emento</translation>
    </message>
    <message>
        <source>Que&amp;ue</source>
        <translation>C&amp;ola</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Quién</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>Qu&amp;é</translation>
    </message>
    <message>
        <source>Whe&amp;n</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>Fro&amp;m</source>
        <translation>D&amp;esde</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>H&amp;asta</translation>
    </message>
    <message>
        <source>Only lines that changed this field of the record.</source>
        <translation>Solo líneas que cambiaron este campo del registro.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>Ca&amp;mpo</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>Cualquier campo</translation>
    </message>
    <message>
        <source>Fi&amp;lters</source>
        <translation>Fi&amp;ltros</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 a %2</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Con los &amp;valores</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Guardar...</translation>
    </message>
    <message>
        <source>Saves all lines found to a CSV file.</source>
        <translation>Escribe todo lo encontrado en un archivo CSV.</translation>
    </message>
    <message>
        <source>Adds to each ending what was changed. This takes longer.</source>
        <translation>Escribe junto a cada cierre lo que se cambió. Tarda más.</translation>
    </message>
    <message numerus="yes">
        <source>Saving: %Ln line(s)</source>
        <translation>
            <numerusform>Guardando: %Ln línea</numerusform>
            <numerusform>Guardando: %Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of the history were saved as %1.</source>
        <translation>
            <numerusform>Se ha guardado %Ln línea del historial en %1.</numerusform>
            <numerusform>Se han guardado %Ln líneas del historial en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Guardar el historial</translation>
    </message>
    <message>
        <source>intray-history.csv</source>
        <translation>intray-history.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>locked by %1</source>
        <translation>bloqueado por %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tomado</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Enviado de vuelta</translation>
    </message>
    <message>
        <source>Lock released</source>
        <translation>Bloqueo liberado</translation>
    </message>
    <message>
        <source>Lock expired</source>
        <translation>Bloqueo vencido</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Finalización deshecha</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>Abierto de nuevo</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Priority changed</source>
        <translation>Prioridad cambiada</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Duplicate merged</source>
        <translation>Duplicado fusionado</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>No es duplicado</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>en el elemento %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>elemento %1</translation>
    </message>
    <message>
        <source>of item %1</source>
        <translation>del elemento %1</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Asignado</translation>
    </message>
    <message>
        <source>No longer assigned</source>
        <translation>Ya no asignado</translation>
    </message>
    <message>
        <source>Corrected in bulk</source>
        <translation>Corregido junto con otros</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, deshecho</translation>
    </message>
    <message>
        <source>was for %1</source>
        <translation>era para %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>para %1</translation>
    </message>
    <message>
        <source>for %1, was for %2</source>
        <translation>para %1, era para %2</translation>
    </message>
    <message>
        <source>of item %1: undone</source>
        <translation>del elemento %1: deshecho</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Archivo adjuntado</translation>
    </message>
    <message>
        <source>reopening requested</source>
        <translation>reapertura solicitada</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>rechazado a %1</translation>
    </message>
    <message>
        <source>item %1: undone, but the values stay</source>
        <translation>elemento %1: deshecho, pero los valores quedan</translation>
    </message>
    <message>
        <source>item %1: undone</source>
        <translation>elemento %1: deshecho</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>ya no está fusionado en el elemento %1</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Actualizado por una entrega</translation>
    </message>
    <message>
        <source>Removed from the queue</source>
        <translation>Sacado de la cola</translation>
    </message>
    <message>
        <source>delivery %1: %2</source>
        <translation>entrega %1: %2</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>entrega %1</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>Dado a %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>dado por %1</translation>
    </message>
    <message>
        <source>Value proposed</source>
        <translation>Valor propuesto</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) or more</source>
        <translation>
            <numerusform>%Ln elemento o más</numerusform>
            <numerusform>%Ln elementos o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Passed unopened</source>
        <translation>Pasó sin abrirse</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>la fuente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>%1, withdrawn</source>
        <translation>%1, retirada</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <translation>%1, a %2</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Changed values</source>
        <translation>Valores modificados</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Buscando...</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>La línea más reciente (%Ln); desplácese para ver más.</numerusform>
            <numerusform>Las %Ln líneas más recientes; desplácese para ver más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see what was changed in its item.</source>
        <translation>Seleccione una para ver qué se cambió en su elemento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln línea en total.</numerusform>
            <numerusform>%Ln líneas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was not read. F5 reads it.</source>
        <translation>El historial no se ha leído. F5 lo lee.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) found.</source>
        <translation>
            <numerusform>%Ln línea encontrada.</numerusform>
            <numerusform>%Ln líneas encontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that tell the same are one row.</source>
        <translation>Las que dicen lo mismo están juntas en la lista.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTable</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>intray::Holders</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>A&amp;bandoned only</source>
        <translation>Solo los a&amp;bandonados</translation>
    </message>
    <message>
        <source>R&amp;elease...</source>
        <translation>L&amp;iberar...</translation>
    </message>
    <message>
        <source>Reassig&amp;n...</source>
        <translation>Reasi&amp;gnar...</translation>
    </message>
    <message>
        <source>Hand &amp;over...</source>
        <translation>&amp;Traspasar todo...</translation>
    </message>
    <message>
        <source>&amp;Why not?...</source>
        <translation>¿Por &amp;qué no?...</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Quién tiene qué</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Buscar en los bloqueos</translation>
    </message>
    <message>
        <source>Find in item, user, workstation</source>
        <translation>Buscar en elemento, usuario y puesto de trabajo</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Locks that have expired, or whose program is not responding.</source>
        <translation>Bloqueos caducados o cuyo programa no responde.</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Todas las colas</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Por persona</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>un elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, abandonados: %2</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Cargando los bloqueos...</translation>
    </message>
    <message>
        <source>No lock matches.</source>
        <translation>Ningún bloqueo coincide con lo que se busca.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>No hay elementos bloqueados.</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl; Ctrl+A selects all that are shown.</source>
        <translation>Elija un bloqueo, o varios con Mayús y Ctrl; Ctrl+A elige todos los que se muestran.</translation>
    </message>
</context>
<context>
    <name>intray::HoldersModel</name>
    <message>
        <source>active now</source>
        <translation>activo ahora</translation>
    </message>
    <message>
        <source>nothing typed for %1</source>
        <translation>sin escribir desde hace %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>un elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>uno abandonado</numerusform>
            <numerusform>%n abandonados</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>vencido</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
</context>
<context>
    <name>intray::HoldersTree</name>
    <message>
        <source>Who holds what</source>
        <translation>Quién tiene qué</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>First line contains column names</source>
        <translation>La primera línea da nombre a las columnas</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>E&amp;xaminar...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>elija una</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation>Una cola existente, o un nombre para una nueva.</translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation>A la &amp;cola</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>C&amp;odificación</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>&amp;Separador</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Con línea y motivo, en un archivo que termina en .rejects.csv.</translation>
    </message>
    <message>
        <source>each row by itself</source>
        <translation>cada fila por sí misma</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Las columnas que distinguen un registro de otro, separadas por comas; un nombre con coma va entre comillas dobles.</translation>
    </message>
    <message>
        <source>Save rejected and differing rows to a file</source>
        <translation>Escribir las filas rechazadas y distintas junto al archivo</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>add new ones to the queue</source>
        <translation>convertir las nuevas en campos de la cola</translation>
    </message>
    <message>
        <source>leave out new ones</source>
        <translation>omitir las nuevas</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file lacks are missing in its records.</source>
        <translation>Las columnas del archivo no son las de la cola. Los campos que el archivo no tiene faltan en sus registros.</translation>
    </message>
    <message>
        <source>&amp;Other columns</source>
        <translation>Ot&amp;ras columnas</translation>
    </message>
    <message>
        <source>Q&amp;uote</source>
        <translation>Co&amp;millas</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Omitir líneas</translation>
    </message>
    <message>
        <source>The table or sheet of the file to import.</source>
        <translation>Qué tabla u hoja del archivo se importa.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access files (*.mdb *.accdb);;All files (*)</source>
        <translation>Texto delimitado (*.csv *.tsv *.txt);;Hojas de cálculo (*.xlsx *.xlsm *.ods);;JSON Lines (*.jsonl *.ndjson);;Archivos de Access (*.mdb *.accdb);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>Pla&amp;ntilla</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Update existing records</source>
        <translation>Actualizar los registros conocidos</translation>
    </message>
    <message>
        <source>The file is complete</source>
        <translation>El archivo está completo</translation>
    </message>
    <message>
        <source>If a record is waiting and nobody has changed the field, the record gets the value of the file; otherwise the value is proposed to whoever takes the record next. Without this, existing records stay as they are.</source>
        <translation>Donde un registro espera y nadie ha cambiado el campo, toma lo que dice el archivo; si no, el valor se propone a quien tenga el registro después. Sin marcar, las filas diferentes se dejan como están.</translation>
    </message>
    <message>
        <source>Afterwards Intray lists the waiting records that are missing in the file. You can dismiss them under Queues, Deliveries.</source>
        <translation>Después se dice qué registros en espera le faltan al archivo, y se pueden descartar en Colas, Entregas.</translation>
    </message>
    <message>
        <source>Separate several files of one delivery by commas; put a name with a comma in double quotes. All of their rows are imported, or none.</source>
        <translation>Varios archivos de una entrega se separan por comas; un nombre con coma va entre comillas dobles. Entran todas sus filas, o ninguna.</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>Elegir archivos de registros</translation>
    </message>
    <message>
        <source>Columns of the key</source>
        <translation>Columnas de la clave</translation>
    </message>
    <message>
        <source>Separated by %1, %2, names in the first line.</source>
        <translation>Separado por %1, %2, nombres en la primera línea.</translation>
    </message>
    <message>
        <source>Separated by %1, %2, no names of columns.</source>
        <translation>Separado por %1, %2, sin nombres de columnas.</translation>
    </message>
    <message>
        <source>A spreadsheet, names in the first line.</source>
        <translation>Una hoja de cálculo, nombres en la primera línea.</translation>
    </message>
    <message>
        <source>A spreadsheet, no names of columns.</source>
        <translation>Una hoja de cálculo, sin nombres de columnas.</translation>
    </message>
    <message>
        <source>Lines of JSON.</source>
        <translation>Líneas de JSON.</translation>
    </message>
    <message>
        <source>A table of a database file.</source>
        <translation>Una tabla de un archivo de base de datos.</translation>
    </message>
    <message>
        <source>as the file fits</source>
        <translation>según el archivo</translation>
    </message>
    <message>
        <source>It has the columns of the file.</source>
        <translation>Tiene las columnas del archivo.</translation>
    </message>
    <message>
        <source>It will be a new queue.</source>
        <translation>Será una cola nueva.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet to import.</source>
        <translation>Esta es una hoja de cálculo. Elija la hoja cuyas filas se importan.</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table to import.</source>
        <translation>Este es un archivo de Access. Elija la tabla cuyas filas se importan.</translation>
    </message>
    <message>
        <source>No file is chosen yet. Type where it is, or browse for it.</source>
        <translation>Todavía no se ha elegido ningún archivo. Escriba dónde está o búsquelo.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Dé a la cola un nombre formado por letras, dígitos, «-», «_» y «.».</translation>
    </message>
    <message>
        <source>Name the columns that identify a record together, with commas between them.</source>
        <translation>Nombre las columnas que juntas identifican un registro, separadas por comas.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>It has the columns of the file, so it was chosen in place of %1.</source>
        <translation>Tiene las columnas del archivo, por eso se eligió en lugar de %1.</translation>
    </message>
    <message>
        <source>It will be a new queue, in place of %1.</source>
        <translation>Será una cola nueva, en lugar de %1.</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Importar registros</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is imported until you press Import.</source>
        <translation>Elija un archivo. No se importa nada hasta que pulse «Importar».</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Probando...</translation>
    </message>
    <message>
        <source>Choose another queue, or what to do with the other columns.</source>
        <translation>Elija otra cola o qué hacer con las otras columnas.</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la prueba</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Las plantillas de la base de datos no se pueden leer. %1</translation>
    </message>
    <message>
        <source>It is offered as the key, which rejects those rows. Choose another column if another one tells the records apart.</source>
        <translation>Se propone como clave, con lo que esas filas se rechazan. Elija otra columna si es otra la que distingue los registros.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read...</source>
        <translation>
            <numerusform>%Ln fila leída...</numerusform>
            <numerusform>%Ln filas leídas...</numerusform>
        </translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>¿Qué archivo?</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>¿Qué columna identifica un registro?</translation>
    </message>
    <message>
        <source>Do these rows look right?</source>
        <translation>¿Se ven bien estas filas?</translation>
    </message>
    <message>
        <source>Intray finds the record again by it when the next file comes. It cannot be changed later.</source>
        <translation>Con ella Intray vuelve a encontrar el registro cuando llega el siguiente archivo. No se puede cambiar después.</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Each row is a record of its own.</source>
        <translation>Cada fila es un registro propio.</translation>
    </message>
    <message>
        <source>%1 identifies a record.</source>
        <translation>%1 identifica un registro.</translation>
    </message>
    <message>
        <source>%1 together identify a record.</source>
        <translation>%1 identifican juntos un registro.</translation>
    </message>
    <message>
        <source>The rows go into the queue %1.</source>
        <translation>Las filas van a la cola %1.</translation>
    </message>
    <message>
        <source>Intray is looking what the queue has already...</source>
        <translation>Intray mira lo que la cola ya tiene...</translation>
    </message>
    <message>
        <source>%1, into the new queue %2</source>
        <translation>%1, en la cola nueva %2</translation>
    </message>
    <message>
        <source>%1, into the queue %2</source>
        <translation>%1, en la cola %2</translation>
    </message>
    <message>
        <source>The columns are those of this queue. %1</source>
        <translation>Las columnas son las de esta cola. %1</translation>
    </message>
    <message>
        <source>As in every delivery of this queue.</source>
        <translation>Como en cada entrega de esta cola.</translation>
    </message>
    <message>
        <source>The file has columns, but no rows.</source>
        <translation>El archivo tiene columnas, pero ninguna fila.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2.</source>
        <translation>Filas: %1, columnas: %2.</translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Columnas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln row(s) were counted.</source>
        <translation>
            <numerusform>Solo se contó la primera fila.</numerusform>
            <numerusform>Solo se contaron las primeras %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and would be rejected, too.</source>
        <translation>
            <numerusform>%Ln fila no se puede leer y también se rechazaría.</numerusform>
            <numerusform>%Ln filas no se pueden leer y también se rechazarían.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1 once more: Intray does not find it on this computer as it was imported.</source>
        <translation>Elija %1 otra vez: Intray no lo encuentra en este equipo tal como se importó.</translation>
    </message>
    <message>
        <source>How the rows are imported</source>
        <translation>Modo de importación</translation>
    </message>
    <message>
        <source>To do so, empty “Quote”.</source>
        <translation>Para ello, vacíe «Comillas».</translation>
    </message>
</context>
<context>
    <name>intray::ImportFoot</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Check file</source>
        <translation>&amp;Comprobar archivo</translation>
    </message>
    <message>
        <source>Reads and checks the whole file. Nothing is changed.</source>
        <translation>Lee y comprueba todo el archivo. No se cambia nada.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Question 1 of 3. Next: what identifies a record.</source>
        <translation>Pregunta 1 de 3. Después: qué identifica un registro.</translation>
    </message>
    <message>
        <source>Question 2 of 3. Next: look at the rows, then import.</source>
        <translation>Pregunta 2 de 3. Después: ver las filas e importar.</translation>
    </message>
    <message>
        <source>Can be undone in Queues, Deliveries, until somebody works on the records.</source>
        <translation>Se puede deshacer en Colas, Entregas, hasta que alguien trabaje en los registros.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Importar %Ln fila</numerusform>
            <numerusform>&amp;Importar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: look at the rows, then import.</source>
        <translation>Después: mirar las filas y luego importar.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>No hay nada que importar.</translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar la importación</translation>
    </message>
    <message>
        <source>%1 is being imported into the queue %2 of %3.</source>
        <translation>%1 entra en la cola %2 de %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Cancelando la importación</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln row(s)</source>
        <translation>
            <numerusform>Importando: %Ln fila</numerusform>
            <numerusform>Importando: %Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportQuestion</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Read by a screen reader. %1 is what was answered.</extracomment>
        <translation>Cambiar: %1</translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Las primeras filas del archivo</translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation>La línea %1 se rechazaría: %2</translation>
    </message>
    <message>
        <source>%1, rejected</source>
        <translation>%1, rechazada</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, distinta</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <translation>%1, dudosa</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be saved on this computer: %1.</source>
        <translation>No se puede guardar el adjunto en este equipo: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ItemPreview</name>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Al llegar</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Cerrar la vista previa</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vista previa de %1</translation>
    </message>
    <message>
        <source>Looking who held it last...</source>
        <translation>Se busca quién lo tuvo por última vez...</translation>
    </message>
    <message>
        <source>%1 has it now.</source>
        <translation>%1 lo tiene ahora.</translation>
    </message>
    <message>
        <source>Nobody has held it yet.</source>
        <translation>Todavía no lo ha tenido nadie.</translation>
    </message>
    <message>
        <source>%1 held it last, from %2 on.</source>
        <translation>%1 lo tuvo por última vez, desde %2.</translation>
    </message>
    <message>
        <source>%1 held it last, until %2 (%3).</source>
        <translation>%1 lo tuvo por última vez, hasta %2 (%3).</translation>
    </message>
    <message>
        <source>Its values are not shown to you.</source>
        <translation>No se le muestran sus valores.</translation>
    </message>
</context>
<context>
    <name>intray::KeptFilters</name>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>El filtro «%1» ya no está compartido.</translation>
    </message>
    <message>
        <source>A filter of your own.</source>
        <translation>Un filtro suyo.</translation>
    </message>
    <message>
        <source>Shared with the team by %1 on %2.</source>
        <translation>Compartido con el equipo por %1 el %2.</translation>
    </message>
    <message>
        <source>%1 shared this filter. Only %1, supervisors and administrators can change it.</source>
        <translation>%1 compartió este filtro. Solo %1, los supervisores y los administradores pueden cambiarlo.</translation>
    </message>
</context>
<context>
    <name>intray::KeyChoice</name>
    <message>
        <source>%1 different, none empty, like %2</source>
        <translation>%1 distintos, ninguno vacío, como %2</translation>
    </message>
    <message>
        <source>Several columns together</source>
        <translation>Varias columnas juntas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Every row becomes a record of its own.</source>
        <translation>Cada fila se convierte en un registro propio.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Contando...</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more column(s)</source>
        <translation>
            <numerusform>Mostrar %Ln columna más</numerusform>
            <numerusform>Mostrar %Ln columnas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Vacías: %1; se rechazaría %Ln fila</numerusform>
            <numerusform>Vacías: %1; se rechazarían %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Repetidas: %1; se rechazaría %Ln fila</numerusform>
            <numerusform>Repetidas: %1; se rechazarían %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty, %2 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Vacías: %1, repetidas: %2; se rechazaría %Ln fila</numerusform>
            <numerusform>Vacías: %1, repetidas: %2; se rechazarían %Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::KeyField</name>
    <message>
        <source>Press the new key here</source>
        <translation>Pulse aquí la tecla nueva</translation>
    </message>
</context>
<context>
    <name>intray::KeyList</name>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation>Campo anterior</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Next field; in a field with several lines: a new line; in a list: take or open</source>
        <translation>Campo siguiente; en un campo de varias líneas, una línea nueva; en una lista: tomar o abrir</translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation>Deshacer lo escrito en el campo</translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation>Copiar; en una lista: las filas seleccionadas como tabla</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation>En una lista: al principio, al final</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Qué hacen</translation>
    </message>
    <message>
        <source>In a field: choose from its list or calendar</source>
        <translation>En un campo: elegir de su lista o calendario</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>In a yes/no field: switch it</source>
        <translation>En un campo de sí o no: el otro valor</translation>
    </message>
    <message>
        <source>In the list: look at the item without taking it; once more closes it</source>
        <translation>En la lista: mirar el elemento sin tomarlo; otra vez lo cierra</translation>
    </message>
</context>
<context>
    <name>intray::KeyOverview</name>
    <message>
        <source>No key or action matches.</source>
        <translation>Ninguna tecla ni acción coincide.</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Buscar una tecla o lo que hace</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>The keys of Intray</source>
        <translation>Las teclas de Intray</translation>
    </message>
</context>
<context>
    <name>intray::KeyRow</name>
    <message>
        <source>fits best</source>
        <translation>la más adecuada</translation>
    </message>
</context>
<context>
    <name>intray::KeyedChoice</name>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>First keyed: %1</source>
        <translation>Primera captura: %1</translation>
    </message>
    <message>
        <source>Second keyed: %1</source>
        <translation>Segunda captura: %1</translation>
    </message>
</context>
<context>
    <name>intray::KeysPage</name>
    <message>
        <source>This is not a key file of Intray.</source>
        <translation>Este no es un archivo de teclas de Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key. Nothing was changed.</source>
        <translation>«%1» no es una tecla. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file gives %1 to both &quot;%2&quot; and &quot;%3&quot;. Nothing was changed.</source>
        <translation>El archivo asigna %1 tanto a «%2» como a «%3». No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and lists.</source>
        <translation>%1 se necesita en los campos y las listas.</translation>
    </message>
    <message>
        <source>%1 would be typed into the field. Use it with Ctrl.</source>
        <translation>%1 se escribiría en el campo. Añada Ctrl.</translation>
    </message>
    <message>
        <source>Alt with a letter opens menus and presses buttons.</source>
        <translation>Alt con una letra abre menús y pulsa botones.</translation>
    </message>
    <message>
        <source>Ctrl with Alt types a letter on many keyboards.</source>
        <translation>Ctrl con Alt escribe un carácter en muchos teclados.</translation>
    </message>
    <message>
        <source>&amp;Give it to this action</source>
        <translation>A&amp;signar a esta acción</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Las acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla por defecto</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Si&amp;n tecla</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Tecla por &amp;defecto</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>Tecla n&amp;ueva:</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importar...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportar...</translation>
    </message>
    <message>
        <source>R&amp;eset all keys</source>
        <translation>R&amp;establecer las teclas</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Exportar las teclas</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importar teclas</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Teclas (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The keys were saved in %1.</source>
        <translation>Las teclas se han guardado en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>The keys from %1 are now in use.</source>
        <translation>Las teclas de %1 ya están en uso.</translation>
    </message>
    <message>
        <source>Every action has its default key again.</source>
        <translation>Cada acción tiene de nuevo su tecla por defecto.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Esta tecla no se puede cambiar.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;.</source>
        <translation>%1 pertenece a «%2».</translation>
    </message>
    <message>
        <source>If you take it, &quot;%1&quot; will have no key.</source>
        <translation>Si la toma, «%1» se queda sin tecla.</translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message>
        <source>was empty</source>
        <translation>no había nada</translation>
    </message>
    <message>
        <source>was cleared</source>
        <translation>se vació</translation>
    </message>
    <message>
        <source>different form</source>
        <translation>otra forma</translation>
    </message>
    <message>
        <source>typing mistake</source>
        <translation>error de tecleo</translation>
    </message>
    <message>
        <source>different value</source>
        <translation>otro valor</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Guardar...</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>kind of error</source>
        <translation>tipo de error</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Writes every field, kind, person and file with its count to a CSV file.</source>
        <translation>Escribe cada campo, tipo, persona y archivo con su número en un archivo CSV.</translation>
    </message>
    <message>
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>Se corrigieron %L1 de %L2 registros completados.</translation>
    </message>
    <message>
        <source>Save the corrections</source>
        <translation>Guardar las correcciones</translation>
    </message>
    <message>
        <source>intray-corrections.csv</source>
        <translation>intray-correcciones.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Cifras (*.csv)</translation>
    </message>
    <message>
        <source>The corrections were saved as %1.</source>
        <translation>Las correcciones se guardaron como %1.</translation>
    </message>
    <message>
        <source>added &amp;up by</source>
        <translation>&amp;sumadas por</translation>
    </message>
    <message>
        <source>C&amp;orrections in</source>
        <translation>C&amp;orrecciones en</translation>
    </message>
    <message>
        <source>si&amp;nce</source>
        <translation>d&amp;esde</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Leyendo los registros...</translation>
    </message>
    <message>
        <source>No record was completed in this time.</source>
        <translation>En este tiempo no se terminó ningún registro.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are not finished were corrected in bulk.</source>
        <translation>
            <numerusform>%Ln registro sin terminar se corrigió en bloque.</numerusform>
            <numerusform>%Ln registros sin terminar se corrigieron en bloque.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Values of the queue</source>
        <translation>&amp;Valores de la cola</translation>
    </message>
    <message>
        <source>Nothing was corrected in this time.</source>
        <translation>En este tiempo no se corrigió nada.</translation>
    </message>
    <message>
        <source>What is corrected in a record counts as soon as it is completed, and what is corrected in bulk at once.</source>
        <translation>Lo que se corrige en un registro cuenta en cuanto se termina, y lo que se corrige en bloque, enseguida.</translation>
    </message>
    <message>
        <source>A value counts as corrected if it differs from the imported one.</source>
        <translation>Se cuentan los valores que difieren de los importados.</translation>
    </message>
    <message>
        <source>The corrections were not read. F5 reads them.</source>
        <translation>Las correcciones no se leyeron. F5 las lee.</translation>
    </message>
</context>
<context>
    <name>intray::LineActions</name>
    <message>
        <source>Open &amp;record</source>
        <translation>Abrir &amp;registro</translation>
    </message>
    <message>
        <source>&amp;Undo what it changed</source>
        <translation>&amp;Deshacer lo que cambió</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>&amp;Copiar el valor</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Re&amp;do what was undone</source>
        <translation>&amp;Rehacer lo que se deshizo</translation>
    </message>
</context>
<context>
    <name>intray::LineChange</name>
    <message>
        <source>Select a line to see what was changed in its item.</source>
        <translation>Seleccione una línea para ver qué se cambió en su elemento.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Al llegar</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>No value of item %1 was changed here.</source>
        <translation>Aquí no se cambió ningún valor del elemento %1.</translation>
    </message>
    <message>
        <source>Changes in item %1 here:</source>
        <translation>Lo que se cambió aquí en el elemento %1:</translation>
    </message>
    <message>
        <source>You are not allowed to see the values of item %1.</source>
        <translation>Los valores del elemento %1 no se le muestran.</translation>
    </message>
    <message>
        <source>Item %1 has the values that were imported.</source>
        <translation>El elemento %1 tiene los valores con los que llegó.</translation>
    </message>
    <message>
        <source>Changes in item %1 since it was imported:</source>
        <translation>Lo que se ha cambiado en el elemento %1 desde que llegó:</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>El elemento %1 se ha fusionado con el elemento %2.</translation>
    </message>
    <message>
        <source>Item %1 took over item %2 and kept its own values.</source>
        <translation>El elemento %1 ha absorbido el elemento %2 y conserva sus propios valores.</translation>
    </message>
</context>
<context>
    <name>intray::LineUndo</name>
    <message>
        <source>This line tells of no change in the record.</source>
        <translation>Esta línea no cuenta ningún cambio en el registro.</translation>
    </message>
    <message>
        <source>Undo a change</source>
        <translation>Deshacer un cambio</translation>
    </message>
    <message>
        <source>%1 is finished. It is reopened to undo this.</source>
        <translation>%1 está finalizado. Se reabre para deshacer esto.</translation>
    </message>
    <message>
        <source>Then it waits in its queue to be completed again.</source>
        <translation>Después espera en su cola a que se complete otra vez.</translation>
    </message>
    <message>
        <source>&amp;Reopen and undo</source>
        <translation>&amp;Reabrir y deshacer</translation>
    </message>
    <message>
        <source>The merge of %1 is undone.</source>
        <translation>La fusión de %1 está deshecha.</translation>
    </message>
    <message>
        <source>Undone in item %1: %2.</source>
        <translation>Deshecho en el elemento %1: %2.</translation>
    </message>
    <message>
        <source>The item is open again and waits in its queue.</source>
        <translation>El elemento está abierto de nuevo y espera en su cola.</translation>
    </message>
    <message>
        <source>The other values stay. %1</source>
        <translation>Los demás valores se quedan. %1</translation>
    </message>
</context>
<context>
    <name>intray::ListFoot</name>
    <message>
        <source>connecting</source>
        <translation>conectando</translation>
    </message>
    <message>
        <source>up to date, read-only</source>
        <translation>al día, solo lectura</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>%1 s behind</source>
        <translation>%1 s de retraso</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>sin conexión desde %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Who works, and how the database answers</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You are working as %1 at %2, with the database %3.</source>
        <translation>Trabaja como %1 en %2, con la base de datos %3.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>La última consulta tardó %1 ms.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Situación: %1</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Muestra sus propias cifras.</translation>
    </message>
    <message>
        <source>%1 done today, %2 in the last hour</source>
        <translation>completados hoy: %1; en la última hora: %2</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>completados hoy: %1</translation>
    </message>
</context>
<context>
    <name>intray::ListHead</name>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters and accents do not matter: &quot;cafe&quot; finds &quot;Café&quot;.</source>
        <translation>Busca cada palabra en la clave y en todo el registro, en cualquier orden. Las mayúsculas y los acentos no importan: «cafe» encuentra «Café».</translation>
    </message>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters do not matter, accents do: &quot;cafe&quot; does not find &quot;Café&quot;.</source>
        <translation>Busca cada palabra en la clave y en todo el registro, en cualquier orden. Las mayúsculas no importan, los acentos sí: «cafe» no encuentra «Café».</translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message>
        <source>%1 of %2</source>
        <comment>items that are found, and all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The list shows the first ones. Scroll down for more.</source>
        <translation>La lista muestra los primeros. Desplácese hacia abajo para ver más.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <comment>items, of which these are known so far</comment>
        <translation>más de %1</translation>
    </message>
    <message numerus="yes">
        <source>Next of all %Ln</source>
        <translation>
            <numerusform>Siguiente de %Ln</numerusform>
            <numerusform>Siguiente de los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes what comes next in the order of the queue, whether the filter finds it or not.</source>
        <translation>Toma lo que sigue en el orden de la cola, lo encuentre el filtro o no.</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock duration</source>
        <translation>Duración del bloqueo</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Bloqueo máximo</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Primer aviso antes del fin</translation>
    </message>
    <message>
        <source>default</source>
        <translation>como es habitual</translation>
    </message>
    <message>
        <source>Last warning before the end</source>
        <translation>Último aviso antes del fin</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>No lock can be extended beyond this, counted from its start.</source>
        <translation>Ningún bloqueo se puede ampliar más allá, contado desde su inicio.</translation>
    </message>
    <message>
        <source>By default five minutes before the end, later for short locks.</source>
        <translation>Lo habitual: cinco minutos antes del fin; con bloqueos cortos, menos.</translation>
    </message>
    <message>
        <source>By default one minute before the end, later for short locks.</source>
        <translation>Lo habitual: un minuto antes del fin; con bloqueos cortos, menos.</translation>
    </message>
    <message>
        <source>An item that was taken this often is marked as failed when its lock expires.</source>
        <translation>Un elemento que se ha tomado tantas veces se aparta como fallido cuando vence su bloqueo.</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Bloqueos por usuario</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Intentos hasta pasar a fallido</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Del último %n elemento completado, 99 de cada 100 no tardaron más de %1, la mitad de ellos %2. Propuesta: %3.</numerusform>
            <numerusform>De los últimos %n elementos completados, 99 de cada 100 no tardaron más de %1, la mitad de ellos %2. Propuesta: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the proposal: %1</source>
        <translation>Usar la propuesta: %1</translation>
    </message>
    <message numerus="yes">
        <source>The last %n completed item(s) took no longer than %1 each, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>El último elemento completado (%n) no duró más de %1, la mitad %2. Propuesta: %3.</numerusform>
            <numerusform>Los últimos %n elementos completados no duraron más de %1 cada uno, la mitad %2. Propuesta: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>The one item that was completed took at most %1. Proposal: %2.</source>
        <translation>El único elemento completado duró como máximo %1. Propuesta: %2.</translation>
    </message>
</context>
<context>
    <name>intray::LockedMatch</name>
    <message>
        <source>%1 is locked by %2, and others that match are locked, too.</source>
        <translation>%1 está bloqueado por %2, y otros que coinciden también están bloqueados.</translation>
    </message>
    <message>
        <source>You have %1 already.</source>
        <translation>Ya tiene %1.</translation>
    </message>
    <message>
        <source>%1 is locked by %2.</source>
        <translation>%1 está bloqueado por %2.</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>vencido</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>no responde</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>abandonado: %1</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Bloqueado desde %1.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>El bloqueo termina: %1.</translation>
    </message>
    <message>
        <source>The program last responded at %1.</source>
        <translation>Última señal del programa: %1.</translation>
    </message>
    <message>
        <source>The program never reported: it is a script, or an older version.</source>
        <translation>El programa no ha dado señales: es un script, o un programa más antiguo.</translation>
    </message>
    <message>
        <source>Item %1, under the lock %2</source>
        <translation>Elemento %1, con el bloqueo %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Puesto de trabajo</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactivo</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Termina en</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>Nothing has been typed since %1. Extending the lock does not count.</source>
        <translation>No se ha escrito nada desde %1. Prolongar el bloqueo no cuenta.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguna</translation>
    </message>
    <message>
        <source>A supervisor gave the item to %1, who had no window open and finds it under “Mine”.</source>
        <translation>Un supervisor pasó el elemento a %1, que no tenía ninguna ventana abierta y lo encontrará en «Míos».</translation>
    </message>
</context>
<context>
    <name>intray::LocksTable</name>
    <message>
        <source>Locks</source>
        <translation>Bloqueos</translation>
    </message>
</context>
<context>
    <name>intray::LookupSettings</name>
    <message>
        <source>no table</source>
        <translation>ninguna tabla</translation>
    </message>
    <message>
        <source>the second column</source>
        <translation>la segunda columna</translation>
    </message>
    <message>
        <source>field = column, one per line</source>
        <translation>campo = columna, uno por línea</translation>
    </message>
    <message>
        <source>Lookup table</source>
        <translation>Tabla de consulta</translation>
    </message>
    <message>
        <source>Explained by</source>
        <translation>Explicado por</translation>
    </message>
    <message>
        <source>Also fills</source>
        <translation>Rellena también</translation>
    </message>
</context>
<context>
    <name>intray::LookupSourceDialog</name>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Cargar</translation>
    </message>
    <message>
        <source>Load a lookup table</source>
        <translation>Cargar una tabla de consulta</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>la primera columna</translation>
    </message>
    <message>
        <source>a file, or an address such as %1</source>
        <translation>un archivo, o una dirección como %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Loaded &amp;from</source>
        <translation>Cargada &amp;de</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>Con&amp;traseña</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;bla</translation>
    </message>
    <message>
        <source>or &amp;query</source>
        <translation>o con&amp;sulta</translation>
    </message>
    <message>
        <source>Column of the &amp;values</source>
        <translation>Columna de los &amp;valores</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>&amp;Elegir...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter a name for the table; fields refer to it.</source>
        <translation>Dé un nombre a la tabla; los campos se refieren a él.</translation>
    </message>
    <message>
        <source>Choose where to load it from.</source>
        <translation>Indique de dónde se carga.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>Enter a table or a query.</source>
        <translation>Dé una tabla o una consulta.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>the only one that has rows</source>
        <translation>la única que tiene filas</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message>
        <source>Lookup tables</source>
        <translation>Tablas de consulta</translation>
    </message>
    <message>
        <source>First lines of the lookup table</source>
        <translation>Primeras líneas de la tabla de consulta</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nueva...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Car&amp;gar de nuevo...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Quitar...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Cargada de</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Cargada</translation>
    </message>
    <message>
        <source>Fields take their values from these tables; everybody who works with this database can read them. The table of a field is chosen among the field&apos;s settings.</source>
        <translation>Los campos toman sus valores de estas tablas; pueden leerlas todos los que trabajan con esta base de datos. Qué tabla tiene un campo se indica en el campo.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Progreso de la carga</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>«%1» ya no está. Los campos que la nombran se escriben sin ella.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>«%1» tiene %Ln línea.</numerusform>
            <numerusform>«%1» tiene %Ln líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>Se omitió %n fila sin valor.</numerusform>
            <numerusform>Se omitieron %n filas sin valor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>The table is being loaded; the previous one is used until then.</source>
        <translation>La tabla se está cargando; la anterior sirve hasta que esté entera.</translation>
    </message>
    <message>
        <source>Remove a lookup table</source>
        <translation>Quitar una tabla de consulta</translation>
    </message>
    <message>
        <source>Remove the lookup table “%1”?</source>
        <translation>¿Quitar la tabla de consulta «%1»?</translation>
    </message>
    <message>
        <source>It is removed for all queues. Fields that use it are then typed without it; no record changes.</source>
        <translation>Desaparece para todas las colas. Los campos que la nombran se escriben entonces sin ella; ningún registro cambia.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>There is no lookup table yet.</source>
        <translation>Todavía no hay ninguna tabla de consulta.</translation>
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
        <translation>En esta base de datos no existe ninguna cola «%1».</translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation>Abrir otro archivo de base de datos</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de datos de Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Abra primero una base de datos.</translation>
    </message>
    <message>
        <source>Go to the desk first.</source>
        <translation>Vaya primero a la mesa de trabajo.</translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation>Acerca de Intray</translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation>Intray %1</translation>
    </message>
    <message>
        <source>A desk for records that people verify one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Una mesa de trabajo para registros que se verifican uno a uno.
Software libre bajo la licencia GNU General Public License 3 o posterior.</translation>
    </message>
    <message>
        <source>Select items in the list of open items first.</source>
        <translation>Seleccione primero elementos en la lista de elementos abiertos.</translation>
    </message>
    <message>
        <source>This window now works with another database: %1.</source>
        <translation>Esta ventana trabaja ahora con otra base de datos: %1.</translation>
    </message>
    <message>
        <source>%1 - %2 - Intray</source>
        <translation>%1 - %2 - Intray</translation>
    </message>
    <message>
        <source>%1 into %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Another import is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Otra importación está en curso. Espere a que termine o cancélela en la parte inferior de la ventana.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Se están importando los registros...</translation>
    </message>
    <message>
        <source>The sample records are being created...</source>
        <translation>Creando los registros de ejemplo...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Otra exportación está en curso. Espere a que termine o cancélela en la parte inferior de la ventana.</translation>
    </message>
    <message>
        <source>%1, as filtered</source>
        <translation>%1, con el filtro</translation>
    </message>
    <message>
        <source>Connect to the database that has your table. Then choose this again.</source>
        <translation>Conéctese a la base de datos que contiene su tabla. Después elija esto otra vez.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>Shortcuts of your own, to be exported, imported and reset.</source>
        <translation>Sus propios atajos, para exportar, importar y restablecer.</translation>
    </message>
    <message>
        <source>shortcut, hotkey, keyboard, key binding, accelerator, remap</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>atajo, teclado, tecla, combinación, hotkey, reasignar, shortcut</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>No hay ningún registro en curso. Tome primero un elemento.</translation>
    </message>
    <message>
        <source>Continue counting for suggestions</source>
        <translation>Continuar el recuento para sugerencias</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Detener el recuento para sugerencias</translation>
    </message>
    <message>
        <source>Nothing is counted for suggestions now.</source>
        <translation>Ahora no se cuenta nada para sugerencias.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Opens this record of the queue %1.</source>
        <translation>Abre este registro de la cola %1.</translation>
    </message>
</context>
<context>
    <name>intray::MappingBar</name>
    <message>
        <source>Fiel&amp;ds...</source>
        <translation>&amp;Editar campos...</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>&amp;Guardar como plantilla...</translation>
    </message>
    <message>
        <source>columns as they are</source>
        <translation>las columnas tal como están</translation>
    </message>
    <message>
        <source>Saves how this file is read and what becomes of its columns, for the next file of this kind.</source>
        <translation>Guarda con un nombre cómo se lee este archivo y qué se hace con sus columnas, para el próximo archivo de su tipo.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from this column</source>
        <translation>&amp;Otro campo de ella</translation>
    </message>
    <message>
        <source>A&amp;dd the file&apos;s name</source>
        <translation>Añadir el nombre &amp;del archivo</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Campos de los registros</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>Another field from the same column: its next part, or the same value read in a different way.</source>
        <translation>Un campo más que se forma de la misma columna: su parte siguiente, o el mismo valor leído de otra manera.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record shows which delivery it came with.</source>
        <translation>Un campo con el nombre del archivo, para que cada registro indique con qué entrega llegó.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>Lea&amp;ve in</source>
        <translation>No om&amp;itir</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Om&amp;itir</translation>
    </message>
    <message>
        <source>This is the result.</source>
        <translation>Este es el resultado.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>y lo que si&amp;gue</translation>
    </message>
    <message>
        <source>no &amp;spaces around it</source>
        <translation>sin e&amp;spacios alrededor</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>Ca&amp;mpo</translation>
    </message>
    <message>
        <source>The columns whose values are joined, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Las columnas cuyos valores se unen, separadas por comas; un nombre con coma va entre comillas dobles.</translation>
    </message>
    <message>
        <source>join a column</source>
        <translation>unir una columna</translation>
    </message>
    <message>
        <source>Join a column</source>
        <translation>Unir una columna</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Hecho de</translation>
    </message>
    <message>
        <source>&amp;Joined by</source>
        <translation>&amp;Unido con</translation>
    </message>
    <message>
        <source>The value is split wherever this occurs, and one part of it is used. For the other parts, create another field from the column.</source>
        <translation>El valor se divide en cada lugar donde esto aparece, y se toma una de sus partes. Para las demás partes, forme otro campo de la columna.</translation>
    </message>
    <message>
        <source>Part to use</source>
        <translation>Parte que se toma</translation>
    </message>
    <message>
        <source>Several spaces inside become one.</source>
        <translation>Varios espacios seguidos en el interior se convierten en uno.</translation>
    </message>
    <message>
        <source>Split &amp;at</source>
        <translation>Dividir &amp;en</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Parte</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Texts that mean “no value”, separated by commas. The value is then missing.</source>
        <translation>Textos que equivalen a nada, separados por comas. Entonces el valor falta.</translation>
    </message>
    <message>
        <source>How the column writes it</source>
        <translation>Cómo lo escribe la columna</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>Means “&amp;no value”</source>
        <translation>Equivale a &amp;nada</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>Lee&amp;r como</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>Escri&amp;to como</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>un espacio</translation>
    </message>
    <message>
        <source>a comma and a space</source>
        <translation>una coma y un espacio</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>nada entre ellos</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>sin dividir</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>una coma</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>un punto y coma</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>tal como están</translation>
    </message>
    <message>
        <source>small</source>
        <translation>minúsculas</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>mayúsculas</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>mayúscula en cada palabra</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>lo que es</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>una fecha u hora</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>Enter a name for the field.</source>
        <translation>Dé un nombre al campo.</translation>
    </message>
    <message>
        <source>Choose the column that it is made of.</source>
        <translation>Indique de qué columna se forma.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
    <message>
        <source>Enter how the column writes it.</source>
        <translation>Indique cómo lo escribe la columna.</translation>
    </message>
</context>
<context>
    <name>intray::MappingList</name>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Columnas del archivo y sus campos</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
</context>
<context>
    <name>intray::MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>intray::MenuEnd</name>
    <message>
        <source>Other ways to end this record</source>
        <translation>Otras formas de terminar este registro</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>Records side by side</source>
        <translation>Los registros uno junto al otro</translation>
    </message>
    <message>
        <source>Keep this record</source>
        <translation>Conservar este registro</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>Alguien trabaja en %1, así que sus valores se quedan como están.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 está terminado, así que sus valores se quedan como están.</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, se queda</translation>
    </message>
    <message>
        <source>%1 is working on %2. They can be merged once it is free.</source>
        <translation>%1 está trabajando en %2. Se podrán combinar cuando quede libre.</translation>
    </message>
    <message>
        <source>%1 is finished, so it can only be the record that is kept.</source>
        <translation>%1 está terminado, así que solo puede ser el registro que se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) filled in</source>
        <translation>
            <numerusform>%Ln campo relleno</numerusform>
            <numerusform>%Ln campos rellenos</numerusform>
        </translation>
    </message>
    <message>
        <source>the others are compared with this one</source>
        <translation>los demás se comparan con este</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Detalles...</translation>
    </message>
    <message>
        <source>Undo  %1 s</source>
        <translation>Deshacer  %1 s</translation>
    </message>
    <message>
        <source>Undo  %1, %2 s</source>
        <translation>Deshacer  %1, %2 s</translation>
    </message>
    <message>
        <source>Look at them...</source>
        <translation>Verlos...</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Go to the queue</source>
        <translation>&amp;Ir a la cola</translation>
    </message>
</context>
<context>
    <name>intray::MoreButton</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message>
        <source>My figures</source>
        <translation>Mis cifras</translation>
    </message>
    <message>
        <source>Your figures are being read.</source>
        <translation>Se están leyendo sus cifras.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completados</translation>
    </message>
    <message>
        <source>Completed per hour of work</source>
        <translation>Completados por hora de trabajo</translation>
    </message>
    <message>
        <source>Records with corrections</source>
        <translation>Registros con correcciones</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devueltos</translation>
    </message>
    <message>
        <source>Over all queues. An hour of work is four quarters of an hour in which you completed something. Nobody is compared with anybody.</source>
        <translation>En todas las colas. Una hora de trabajo son cuatro cuartos de hora en los que completó algo. No se compara a nadie con nadie.</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>contando</translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln planted slip(s) you caught %1. Nobody else can see this.</source>
        <translation>
            <numerusform>De %Ln error sembrado ha encontrado %1. Nadie más puede verlo.</numerusform>
            <numerusform>De %Ln errores sembrados ha encontrado %1. Nadie más puede verlo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>bloqueo perdido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>The lock was lost; what you typed is kept here.</source>
        <translation>El bloqueo se ha perdido; lo escrito se conserva aquí.</translation>
    </message>
    <message>
        <source>Locked until %1.</source>
        <translation>Bloqueado hasta %1.</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Bloqueado desde %1.</translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation>Borrador guardado: %1.</translation>
    </message>
    <message>
        <source>%1, under the lock %2</source>
        <translation>%1, con el bloqueo %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>on screen</source>
        <translation>en pantalla</translation>
    </message>
    <message>
        <source>nothing typed yet</source>
        <translation>nada escrito aún</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>My items</source>
        <translation>Mis elementos</translation>
    </message>
    <message>
        <source>Looking for your items...</source>
        <translation>Se buscan sus elementos...</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
    <message>
        <source>You have no items.</source>
        <translation>No tiene elementos.</translation>
    </message>
</context>
<context>
    <name>intray::NeedsList</name>
    <message>
        <source>Needs you</source>
        <translation>Le necesita</translation>
    </message>
    <message>
        <source>Looking at the queues...</source>
        <translation>Se miran las colas...</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Ninguna cola necesita atención.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s), of which the first are shown.</source>
        <translation>
            <numerusform>Una cosa, que se muestra.</numerusform>
            <numerusform>%n cosas, de las que se muestran las primeras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>una cosa</numerusform>
            <numerusform>%n cosas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitar</translation>
    </message>
    <message>
        <source>Why do you need %1 again?</source>
        <translation>¿Por qué necesita %1 otra vez?</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is?</source>
        <translation>¿Por qué se queda %1 como está?</translation>
    </message>
    <message>
        <source>A supervisor reads this and reopens the record for you, or declines.</source>
        <translation>Un supervisor lo lee y reabre el registro para usted, o lo rechaza.</translation>
    </message>
    <message>
        <source>The person who requested it reads this.</source>
        <translation>Lo lee la persona que lo pidió.</translation>
    </message>
</context>
<context>
    <name>intray::NoteLine</name>
    <message>
        <source>Write note</source>
        <translation>Escribir nota</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>What should people who work on %1 know? The note stays in its history.</source>
        <translation>¿Qué debe saber quien tenga que ver con %1? La nota queda en su historial.</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>La nota no se ha escrito. %1</translation>
    </message>
    <message>
        <source>Your note on %1 is not written yet. Write it, or press again to go on without it.</source>
        <translation>Su nota sobre %1 aún no está escrita. Escríbala o pulse otra vez para seguir sin ella.</translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message>
        <source>%1 returned this, %2: %3</source>
        <translation>%1 ha devuelto esto, %2: %3</translation>
    </message>
    <message>
        <source>Note of %1, %2: %3</source>
        <translation>Nota de %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n nota anterior</numerusform>
            <numerusform>%n notas anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1 earlier notes</source>
        <translation>Más de %1 notas anteriores</translation>
    </message>
    <message>
        <source>You returned this, %1: %2</source>
        <translation>Usted lo devolvió, %1: %2</translation>
    </message>
    <message>
        <source>Your note, %1: %2</source>
        <translation>Su nota, %1: %2</translation>
    </message>
    <message>
        <source>You asked, %1: %2</source>
        <translation>Usted preguntó, %1: %2</translation>
    </message>
    <message>
        <source>You answered, %1: %2</source>
        <translation>Usted respondió, %1: %2</translation>
    </message>
    <message>
        <source>%1 asked, %2: %3</source>
        <translation>%1 preguntó, %2: %3</translation>
    </message>
    <message>
        <source>%1 answered, %2: %3</source>
        <translation>%1 respondió, %2: %3</translation>
    </message>
</context>
<context>
    <name>intray::NotesPage</name>
    <message>
        <source>Notes on the record</source>
        <translation>Notas sobre el registro</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notas (%1)</translation>
    </message>
    <message>
        <source>returned this, %1</source>
        <translation>devolvió esto, %1</translation>
    </message>
    <message>
        <source>Nobody has written a note on this record.</source>
        <translation>Nadie ha escrito una nota sobre este registro.</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Ningún registro abierto.</translation>
    </message>
    <message>
        <source>Notes (more than %1)</source>
        <translation>Notas (más de %1)</translation>
    </message>
    <message>
        <source>These are the newest %1 notes. The item&apos;s history has them all.</source>
        <translation>Estas son las %1 notas más recientes. El historial del elemento las tiene todas.</translation>
    </message>
    <message>
        <source>asked, %1</source>
        <translation>preguntó, %1</translation>
    </message>
    <message>
        <source>answered, %1</source>
        <translation>respondió, %1</translation>
    </message>
</context>
<context>
    <name>intray::NothingFound</name>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>No line of the history fits the search and the filters.</source>
        <translation>Ninguna línea del historial coincide con la búsqueda y los filtros.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Limpiar búsqueda y filtros</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>What is done with an item stands here, with who did it and when.</source>
        <translation>Aquí consta lo que se hace con un elemento, quién lo hizo y cuándo.</translation>
    </message>
</context>
<context>
    <name>intray::NoticedFold</name>
    <message>
        <source>What people notice</source>
        <translation>Lo que se advierte</translation>
    </message>
    <message>
        <source>Least in %1: %2 of %3 planted slips were corrected.</source>
        <translation>Lo menos en %1: se corrigieron %2 de %3 errores sembrados.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln planted slip(s))</source>
        <translation>
            <numerusform>%1 (%Ln error sembrado)</numerusform>
            <numerusform>%1 (%Ln errores sembrados)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>%1 corregidos</translation>
    </message>
</context>
<context>
    <name>intray::OfferList</name>
    <message>
        <source>Filters that fit what is typed</source>
        <translation>Filtros que encajan con lo escrito</translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 acaba de tomar este elemento.</translation>
    </message>
    <message>
        <source>%1 · taken just now</source>
        <translation>%1 · tomado ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks a rule in: %1</source>
        <translation>Incumple una regla en: %1</translation>
    </message>
    <message>
        <source>To check: %1</source>
        <translation>Por revisar: %1</translation>
    </message>
    <message>
        <source>several fields</source>
        <translation>varios campos</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>waits for an answer</source>
        <translation>espera respuesta</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>aún sin respuesta</translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation>Buscando...</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Elementos abiertos</translation>
    </message>
    <message>
        <source>This queue looks for work on request: press F9.</source>
        <translation>El trabajo de esta cola se busca cuando alguien lo solicita: pulse F9.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>No hay nada abierto en esta cola. Importe registros con Ctrl+I.</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Elementos terminados</translation>
    </message>
    <message>
        <source>This queue has no such items.</source>
        <translation>Esta cola no tiene elementos así.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Brings back to your desk what you finished, within the time that the queue allows.</source>
        <translation>Devuelve a su mesa de trabajo lo que finalizó, dentro del tiempo que permite la cola.</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Ordenando...</translation>
    </message>
    <message>
        <source>In the order in which items are taken</source>
        <translation>En el orden en que se toman los elementos</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Ordenado por %1, ascendente</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Ordenado por %1, descendente</translation>
    </message>
    <message>
        <source>The search was stopped. F5 looks again.</source>
        <translation>La búsqueda se detuvo. F5 busca de nuevo.</translation>
    </message>
    <message>
        <source>The filter “%1” also names fields that this list does not have: %2. The rest of it is used.</source>
        <translation>El filtro «%1» nombra también campos que esta lista no tiene: %2. Se usa el resto.</translation>
    </message>
    <message>
        <source>The filter “%1” is for items that you cannot list. The rest of it is used.</source>
        <translation>El filtro «%1» es para elementos que usted no puede listar. Se usa el resto.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. New items appear here automatically.</source>
        <translation>No hay nada abierto en esta cola. Los elementos nuevos aparecen aquí automáticamente.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>items of the queue</comment>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>No open item matches the filter.</source>
        <translation>Ningún elemento abierto cumple el filtro.</translation>
    </message>
    <message>
        <source>No finished item matches the filter.</source>
        <translation>Ningún elemento terminado cumple el filtro.</translation>
    </message>
    <message>
        <source>No open item matches both “%1” and the filter.</source>
        <translation>Ningún elemento abierto coincide con «%1» y con el filtro.</translation>
    </message>
    <message>
        <source>No finished item matches both “%1” and the filter.</source>
        <translation>Ningún elemento terminado coincide con «%1» y con el filtro.</translation>
    </message>
    <message>
        <source>No open item matches “%1”.</source>
        <translation>Ningún elemento abierto coincide con «%1».</translation>
    </message>
    <message>
        <source>No finished item matches “%1”.</source>
        <translation>Ningún elemento terminado coincide con «%1».</translation>
    </message>
</context>
<context>
    <name>intray::OwnWork</name>
    <message>
        <source>My work</source>
        <translation>Mi trabajo</translation>
    </message>
    <message>
        <source>My &amp;figures</source>
        <translation>Mis &amp;cifras</translation>
    </message>
    <message>
        <source>&amp;My corrections</source>
        <translation>&amp;Mis correcciones</translation>
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
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Queues</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Quality</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>History</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Mesa de
trabajo</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar todo</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing matches. Try another word.</source>
        <translation>Nada coincide. Pruebe con otra palabra.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>This is chosen already.</source>
        <translation>Ya está elegido.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Guardar el filtro</translation>
    </message>
    <message>
        <source>Saves what is searched, filtered and sorted, for you or the team.</source>
        <translation>Guarda la búsqueda, los filtros y el orden, para usted o para el equipo.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Uses, renames or removes a filter of yours or of the team.</source>
        <translation>Usa, cambia de nombre o elimina un filtro suyo o del equipo.</translation>
    </message>
    <message>
        <source>rename a filter, remove a filter, delete, views, favourites</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>renombrar un filtro, quitar un filtro, borrar, vistas, favoritos</translation>
    </message>
    <message>
        <source>hide, show, arrange, table, order of columns</source>
        <extracomment>Not shown. Words that people type to find what is done with a column of the list.</extracomment>
        <translation>ocultar, mostrar, ordenar, tabla, orden de las columnas</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show items: %1</source>
        <translation>Mostrar elementos: %1</translation>
    </message>
    <message>
        <source>which items, finished, completed, status, state, filter</source>
        <extracomment>Not shown. Words that people type to find which items are listed.</extracomment>
        <translation>qué elementos, terminados, estado, filtro</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordenar por: %1</translation>
    </message>
    <message>
        <source>order, arrange, ascending, descending, newest, oldest</source>
        <extracomment>Not shown. Words that people type to find how the list is sorted.</extracomment>
        <translation>orden, ascendente, descendente, más nuevo, más antiguo</translation>
    </message>
    <message>
        <source>Filter by: %1</source>
        <translation>Filtrar por: %1</translation>
    </message>
    <message>
        <source>search, narrow, only, where, find</source>
        <extracomment>Not shown. Words that people type to find a filter of the list.</extracomment>
        <translation>buscar, limitar, solo, donde, encontrar</translation>
    </message>
    <message>
        <source>Reopen what I finished</source>
        <translation>Reabrir lo que terminé</translation>
    </message>
    <message>
        <source>Shows what you did today. Choose a record there, then press Reopen, or open it to request that it is reopened.</source>
        <translation>Muestra lo que hizo hoy. Elija allí un registro y pulse Reabrir, o ábralo para pedir que se reabra.</translation>
    </message>
    <message>
        <source>undo, get back, open again, mistake, request reopening</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>deshacer, recuperar, volver a abrir, error, pedir la reapertura</translation>
    </message>
    <message>
        <source>panel, beside, sidebar, show, scan</source>
        <extracomment>Not shown. Words that people type to find a page of the side panel.</extracomment>
        <translation>panel, al lado, mostrar, escaneo</translation>
    </message>
    <message>
        <source>Side panel: %1</source>
        <translation>Panel lateral: %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>Action, record by its key, queue, preference or page of the handbook</source>
        <translation>Acción, registro por su clave, cola, preferencia o página del manual</translation>
    </message>
    <message>
        <source>Find an action, record by its key, queue, preference or page of the handbook</source>
        <translation>Buscar una acción, un registro por su clave, una cola, una preferencia o una página del manual</translation>
    </message>
</context>
<context>
    <name>intray::PassPreview</name>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>How long that takes is not known yet: it is measured from %1 completed records on, and lately there were %2.</source>
        <translation>Aún no se sabe cuánto tiempo lleva: se mide a partir de %1 registros completados, y últimamente hubo %2.</translation>
    </message>
    <message>
        <source>That takes about %1: of the %2 records that were completed here lately, half took %3 or less each.</source>
        <translation>Eso lleva aproximadamente %1: de los %2 registros completados aquí últimamente, la mitad llevó como máximo %3 cada uno.</translation>
    </message>
    <message>
        <source>Nothing was corrected here yet, so a wrong record is taken to be wrong in all of its fields. That gets better as records are completed.</source>
        <translation>Aquí todavía no se ha corregido nada, así que un registro erróneo se toma por erróneo en todos sus campos. Eso mejora a medida que se completan registros.</translation>
    </message>
    <message>
        <source>These are too few, or too many of them are doubtful, for such a small number.</source>
        <translation>Para un número tan pequeño son muy pocos, o demasiados de ellos son dudosos.</translation>
    </message>
    <message>
        <source>With this, all of %1 records would be opened.</source>
        <translation>Con esto se abrirían los %1 registros, todos.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 records would be opened.</source>
        <translation>Con esto se abrirían %1 de %2 registros.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>No espera ninguna entrega de la que puedan pasar registros.</translation>
    </message>
    <message>
        <source>This takes it that people overlook 5 of 100 slips. It is not known yet: %1 of %2 planted slips were seen by enough people, and until then every record is opened.</source>
        <translation>Esto supone que se pasan por alto 5 de 100 errores. Aún no se sabe: suficientes personas vieron %1 de %2 errores sembrados, y hasta entonces se abre cada registro.</translation>
    </message>
    <message>
        <source>%1 of those that are opened need a second look: let them go on to a queue of a different person.</source>
        <translation>%1 de los que se abren necesitan una segunda mirada: haga que sigan a una cola de otra persona.</translation>
    </message>
    <message>
        <source>At first every record is opened, because it is not known yet how much people overlook: %1 of %2 planted slips were seen by enough people. Once it is known, about %3 of %4 records would be opened, if people overlook 5 of 100 slips.</source>
        <translation>Al principio se abre cada registro, porque aún no se sabe cuánto se pasa por alto: suficientes personas vieron %1 de %2 errores sembrados. Cuando se sepa, se abrirían unos %3 de %4 registros, si se pasan por alto 5 de 100 errores.</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>&amp;Guardarla en el llavero del sistema</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>La contraseña para %1:</translation>
    </message>
    <message>
        <source>The password of %1 for %2:</source>
        <translation>La contraseña de %1 para %2:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>Connect&amp;ions...</source>
        <translation>Cone&amp;xiones...</translation>
    </message>
</context>
<context>
    <name>intray::PasswordKeeper</name>
    <message>
        <source>The system&apos;s keychain did not confirm that it saved the password. You may be asked for it at the next start.</source>
        <translation>El llavero del sistema no ha confirmado que guarda la contraseña. Puede que se le pida en el próximo inicio.</translation>
    </message>
    <message>
        <source>This system has no keychain, so the password is asked for at each start. It is never written to a file.</source>
        <translation>Este sistema no tiene llavero, así que la contraseña se pide en cada inicio. Nunca se escribe en un archivo.</translation>
    </message>
</context>
<context>
    <name>intray::PauseDialog</name>
    <message>
        <source>For example: the new list comes at 2 pm.</source>
        <translation>Por ejemplo: la nueva lista llega a las 14:00.</translation>
    </message>
    <message>
        <source>&amp;Message for the people who work there</source>
        <translation>&amp;Mensaje para quienes trabajan en ella</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Poner en pausa</translation>
    </message>
    <message>
        <source>Pause %1?</source>
        <translation>¿Pausar %1?</translation>
    </message>
    <message>
        <source>It gives out no items until somebody resumes it. Locked items can still be finished.</source>
        <translation>La cola no entrega elementos hasta que alguien la reanude. Los elementos bloqueados aún se pueden terminar.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Poner en pausa</translation>
    </message>
</context>
<context>
    <name>intray::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Páginas de preferencias</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Next field; in long texts a new line</source>
        <translation>Campo siguiente; en textos largos, línea nueva</translation>
    </message>
    <message>
        <source>Complete and next</source>
        <translation>Completar y siguiente</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Amplio</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Spac&amp;ing</source>
        <translation>&amp;Espaciado</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;onidos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivados</translation>
    </message>
    <message>
        <source>For warnings and problems</source>
        <translation>En avisos y problemas</translation>
    </message>
    <message>
        <source>The theme of all windows. High contrast helps in poor light and with poor sight.</source>
        <translation>El tema de todas las ventanas. El contraste alto ayuda con poca luz o mala vista.</translation>
    </message>
    <message>
        <source>How much room rows, fields and buttons have.</source>
        <translation>El espacio que tienen las filas, los campos y los botones.</translation>
    </message>
    <message>
        <source>The size of the font, relative to that of the system.</source>
        <translation>El tamaño de la letra, en relación con el del sistema.</translation>
    </message>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>El idioma cambia la próxima vez que se inicie Intray.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Por ejemplo, cuando su bloqueo sobre un elemento termina pronto.</translation>
    </message>
    <message>
        <source>&amp;Return key</source>
        <translation>Tecla &amp;Intro</translation>
    </message>
    <message>
        <source>What Return (Enter) does in a field. With Shift it always makes a new line in a long text.</source>
        <translation>Lo que hace Intro (Enter) en un campo. Con Mayús siempre hace una línea nueva en un texto largo.</translation>
    </message>
    <message>
        <source>theme, colors, appearance, look, style, skin, dark mode, light mode, night, bright, contrast</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>tema, apariencia, aspecto, estilo, modo oscuro, modo claro, noche, contraste, dark mode, theme</translation>
    </message>
    <message>
        <source>density, row height, line height, padding, gap, tight, dense</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>densidad, altura de filas, interlineado, espacio, apretado, denso, margen</translation>
    </message>
    <message>
        <source>font size, letters, zoom, scale, larger, bigger, smaller, magnify</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>tamaño de letra, fuente, caracteres, zoom, ampliar, reducir, más grande, más pequeño, escala, font</translation>
    </message>
    <message>
        <source>translation, locale, Sprache, langue, idioma, język, German, French, Spanish, Polish</source>
        <extracomment>Not shown. Words that people type to find this, in every language.</extracomment>
        <translation>traducción, language, Sprache, langue, język, alemán, inglés, francés, español, polaco</translation>
    </message>
    <message>
        <source>enter key, line break, new line, next field, submit</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>tecla intro, entrar, salto de línea, nueva línea, campo siguiente, enviar</translation>
    </message>
    <message>
        <source>sound, noise, beep, bell, mute, silent, volume, audio</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>sonido, ruido, pitido, alarma, mudo, silencio, volumen, audio</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>Suge&amp;rencias</translation>
    </message>
</context>
<context>
    <name>intray::PreviewRow</name>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n elemento con la prioridad %1.</numerusform>
            <numerusform>%n elementos con la prioridad %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n elemento con prioridades de %1 a %2.</numerusform>
            <numerusform>%n elementos con prioridades de %1 a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Cambiar</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La prioridad más alta va primero; con la misma prioridad, el elemento más antiguo.</translation>
    </message>
    <message>
        <source>&amp;Before all others</source>
        <translation>&amp;Antes que todos</translation>
    </message>
    <message>
        <source>Loading what comes next...</source>
        <translation>Mirando qué viene a continuación...</translation>
    </message>
    <message>
        <source>New &amp;priority</source>
        <translation>Nueva &amp;prioridad</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>No items are waiting in this queue any more.</source>
        <translation>Ya no hay elementos en espera en esta cola.</translation>
    </message>
    <message>
        <source>The next item has the priority %1.</source>
        <translation>Lo que viene a continuación tiene la prioridad %1.</translation>
    </message>
    <message>
        <source>The items already have this priority.</source>
        <translation>Los elementos ya tienen esta prioridad.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n elemento tiene ahora la prioridad %1.</numerusform>
            <numerusform>%n elementos tienen ahora la prioridad %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which priority do the items of %1 get?</source>
        <translation>¿Qué prioridad reciben los elementos de %1?</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Proposed by %1: %2</source>
        <translation>Propuesta de %1: %2</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Accept for %1: %2</source>
        <translation>Aceptar para %1: %2</translation>
    </message>
    <message>
        <source>Reject for %1: %2</source>
        <translation>Rechazar para %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Search for rules</source>
        <translation>Buscar reglas</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Adoptar</translation>
    </message>
    <message>
        <source>Intray can search the queue&apos;s records for rules that most of them follow.</source>
        <translation>Intray puede buscar en los registros de la cola reglas que la mayoría cumple.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Reglas propuestas</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Cargando...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Se ha mirado %Ln registro hasta ahora...</numerusform>
            <numerusform>Se han mirado %Ln registros hasta ahora...</numerusform>
        </translation>
    </message>
    <message>
        <source>No further rule is proposed.</source>
        <translation>No se propone ninguna otra regla.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Todavía no se ha buscado nada.</translation>
    </message>
    <message numerus="yes">
        <source>Suggested by %Ln record(s). A rule rejects nothing until you accept it.</source>
        <translation>
            <numerusform>Lo que sugiere %Ln registro. Una regla no rechaza nada hasta que usted la adopta.</numerusform>
            <numerusform>Lo que sugieren %Ln registros. Una regla no rechaza nada hasta que usted la adopta.</numerusform>
        </translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>no: %1</translation>
    </message>
</context>
<context>
    <name>intray::QualityPage</name>
    <message>
        <source>Warranty</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
</context>
<context>
    <name>intray::QuestionDialog</name>
    <message>
        <source>&amp;Go on with the other fields; the record stays with me</source>
        <translation>&amp;Seguir con los otros campos; el registro se queda conmigo</translation>
    </message>
    <message>
        <source>What do you ask about %1?</source>
        <translation>¿Qué pregunta sobre %1?</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Is this value right?</source>
        <translation>¿Es correcto este valor?</translation>
    </message>
    <message>
        <source>Which value belongs here?</source>
        <translation>¿Qué valor corresponde aquí?</translation>
    </message>
    <message>
        <source>Please tell us the missing value.</source>
        <translation>Indíquenos el valor que falta, por favor.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>&amp;Waits for</source>
        <translation>&amp;Espera</translation>
    </message>
    <message>
        <source>the whole record</source>
        <translation>todo el registro</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>la fuente</translation>
    </message>
    <message>
        <source>The source is whoever the record came from. A colleague is written by name, and everybody with a tag by @ and the tag.</source>
        <translation>La fuente es de quien vino el registro. A un compañero se le escribe por su nombre, y a todos los que tienen una etiqueta con @ y la etiqueta.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an answer the record comes back to you by itself.</source>
        <translation>Sin respuesta, el registro vuelve a usted por sí mismo.</translation>
    </message>
    <message>
        <source>Write a question, or choose a usual one by the arrow keys.</source>
        <translation>Escriba una pregunta o elija una habitual con las flechas.</translation>
    </message>
    <message>
        <source>Write what you ask.</source>
        <translation>Escriba lo que pregunta.</translation>
    </message>
</context>
<context>
    <name>intray::QueueChooser</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (en pausa)</translation>
    </message>
    <message>
        <source>Type any part of a queue&apos;s title.</source>
        <translation>Escriba una parte del título de una cola.</translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message>
        <source>Groups of likely duplicates</source>
        <translation>Grupos de probables duplicados</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionar</translation>
    </message>
    <message>
        <source>The other records are merged into the one that is kept, which gets the chosen values.</source>
        <translation>Los demás registros se fusionan con el que se conserva, que recibe los valores elegidos.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>N&amp;o es duplicado</translation>
    </message>
    <message>
        <source>The record under the cursor is not a duplicate of any of the others. Intray remembers this, however alike they are.</source>
        <translation>El registro bajo el cursor no es ninguno de los demás. Queda anotado y prevalece sobre cualquier parecido.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Undoes the last decision.</source>
        <translation>Deshace la última decisión.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Se comparan todos los registros de la cola.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>Queda %n grupo de probables duplicados.</numerusform>
            <numerusform>Quedan %n grupos de probables duplicados.</numerusform>
        </translation>
    </message>
    <message>
        <source>All likely duplicates are decided.</source>
        <translation>Todos los probables duplicados están decididos.</translation>
    </message>
    <message>
        <source>Search for duplicates and choose a group first.</source>
        <translation>Busque primero duplicados y elija un grupo.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>Solo lo dis&amp;tinto</translation>
    </message>
    <message>
        <source>Hides the fields in which all records of the group are the same.</source>
        <translation>Omite los campos en los que todos los registros del grupo tienen lo mismo.</translation>
    </message>
    <message>
        <source>This group has only just appeared. Look at it, then press again.</source>
        <translation>Este grupo acaba de llegar. Mírelo y vuelva a pulsar.</translation>
    </message>
    <message>
        <source>Search another queue, or with a lower share: then records that are less alike are found, too.</source>
        <translation>Busque en otra cola o con una proporción menor: así se encuentran también registros menos parecidos.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Todavía no se ha buscado nada.</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
    <message>
        <source>Sear&amp;ch</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other.</source>
        <translation>Una búsqueda compara entre sí todos los registros de la cola.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically, and what was decided can be undone.</source>
        <translation>Nada se combina automáticamente, y lo decidido se puede deshacer.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically.</source>
        <translation>Nada se fusiona automáticamente.</translation>
    </message>
    <message>
        <source>This queue has no likely duplicates of %1 or more.</source>
        <translation>Esta cola no tiene duplicados probables al %1 o más.</translation>
    </message>
</context>
<context>
    <name>intray::QueueFigures</name>
    <message>
        <source>24 hours</source>
        <translation>24 horas</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Todas las colas</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Copiar cifras</translation>
    </message>
    <message>
        <source>&amp;Save figures...</source>
        <translation>&amp;Guardar cifras...</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>Los últimos</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Colas de un vistazo</translation>
    </message>
</context>
<context>
    <name>intray::QueueHead</name>
    <message>
        <source>Remove...</source>
        <translation>Eliminar...</translation>
    </message>
    <message>
        <source>Re&amp;open items...</source>
        <translation>Volver a abr&amp;ir elementos...</translation>
    </message>
    <message>
        <source>Pa&amp;use...</source>
        <translation>Poner en pau&amp;sa...</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Cola nueva</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Quitar la pausa</translation>
    </message>
    <message>
        <source>Give back table...</source>
        <translation>Devolver la tabla...</translation>
    </message>
    <message>
        <source>The fields of the records and their rules.</source>
        <translation>Los campos de los registros y las reglas que cumplen.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>C&amp;orregir...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Fie&amp;lds and rules...</source>
        <translation>Cam&amp;pos y reglas...</translation>
    </message>
    <message>
        <source>Nobody sees it until it is saved.</source>
        <translation>Nadie la ve hasta que se guarde.</translation>
    </message>
</context>
<context>
    <name>intray::QueueList</name>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueados</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>paused, %1 open</source>
        <translation>en pausa, abiertos: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 open, %2 locked</source>
        <translation>abiertos: %1, bloqueados: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>un cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Cola nueva</translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message>
        <source>The queue %1 was added.</source>
        <translation>Se ha añadido la cola %1.</translation>
    </message>
    <message>
        <source>The rules of %1 were saved.</source>
        <translation>Se han guardado las reglas de %1.</translation>
    </message>
    <message>
        <source>%1 is paused. Locked items can still be finished.</source>
        <translation>%1 está en pausa. Lo ya bloqueado aún se puede finalizar.</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>%1 vuelve a entregar sus elementos.</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Eliminar una cola</translation>
    </message>
    <message>
        <source>Remove the queue %1?</source>
        <translation>¿Eliminar la cola %1?</translation>
    </message>
    <message>
        <source>Only a queue that never had an item can be removed; others keep their history and can be paused.</source>
        <translation>Solo se puede eliminar una cola que nunca haya tenido elementos; las demás conservan su historial y se pueden poner en pausa.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>The queue %1 was removed.</source>
        <translation>Se ha eliminado la cola %1.</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nueva...</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>An administrator sees here who works in this queue.</source>
        <translation>Un administrador ve aquí quién trabaja en esta cola.</translation>
    </message>
    <message>
        <source>Nobody yet. Give a login the role clerk and this queue.</source>
        <translation>Todavía nadie. Dé a una cuenta el rol de operador y esta cola.</translation>
    </message>
    <message>
        <source>Everybody who can write to the file; nobody is listed.</source>
        <translation>Todo el que puede escribir en el archivo; no se enumera a nadie.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Give back the table</source>
        <translation>Devolver la tabla</translation>
    </message>
    <message>
        <source>Stop using the table %2 for the queue %1?</source>
        <translation>¿Terminar el trabajo de la cola %1 con la tabla %2?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopt the table again under its name to continue. This is not possible while rows are locked here.</source>
        <translation>La tabla queda como está, con todos sus valores, estados y columnas y con los bloqueos de otros programas. La cola se pausa y conserva su historial, borradores y reglas; si se incorpora la tabla de nuevo con su nombre, se sigue donde se dejó. Mientras alguien tenga aquí una fila, no se hace nada.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Devolver</translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused. The table was left as it is.</source>
        <translation>La cola %1 ya no tiene tabla y está en pausa. La tabla se dejó como está.</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Se han guardado los campos y las reglas de %1.</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Entregas...</translation>
    </message>
    <message>
        <source>A new queue, not saved.</source>
        <translation>Una cola nueva, sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>Un cambio sin guardar.</numerusform>
            <numerusform>%n cambios sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open, %2 locked.</source>
        <translation>Abiertos: %1, bloqueados: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people work here.</source>
        <translation>
            <numerusform>Una persona trabaja aquí.</numerusform>
            <numerusform>%n personas trabajan aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 work here.</source>
        <translation>%1 trabajan aquí.</translation>
    </message>
    <message>
        <source>%1 works here.</source>
        <translation>%1 trabaja aquí.</translation>
    </message>
    <message>
        <source>Counting the items...</source>
        <translation>Contando los elementos...</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Primero póngale un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s).</source>
        <translation>
            <numerusform>Una cola.</numerusform>
            <numerusform>%n colas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open in all.</source>
        <translation>Abiertos en total: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are paused.</source>
        <translation>
            <numerusform>Una de ellas está en pausa.</numerusform>
            <numerusform>%n de ellas están en pausa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of %1 are as they were before.</source>
        <translation>Las reglas de %1 son de nuevo las de antes.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Marcar como fallido</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Enviar de vuelta</translation>
    </message>
    <message>
        <source>Why can %1 not be done?</source>
        <translation>¿Por qué no se puede hacer %1?</translation>
    </message>
    <message>
        <source>You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Puede deshacerlo durante diez segundos; después, solo un supervisor puede reabrirlo.</translation>
    </message>
    <message>
        <source>Why does %1 go back to the previous step?</source>
        <translation>¿Por qué vuelve %1 al paso anterior?</translation>
    </message>
    <message>
        <source>Whoever takes it there reads this. You can undo this for ten seconds.</source>
        <translation>Lo lee quien lo tome allí. Puede deshacerlo durante diez segundos.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonField</name>
    <message>
        <source>&amp;Usual reasons</source>
        <translation>Motivos &amp;habituales</translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation>Motivo, obligatorio</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>El motivo es obligatorio.</translation>
    </message>
</context>
<context>
    <name>intray::ReceiverChoice</name>
    <message>
        <source>&amp;back to the queue: whoever takes next gets it</source>
        <translation>&amp;vuelve a la cola: lo recibe quien tome el siguiente</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;a</translation>
    </message>
    <message>
        <source>New holder</source>
        <translation>Nuevo responsable</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Waiting for the database...</source>
        <translation>Consultando la base de datos...</translation>
    </message>
</context>
<context>
    <name>intray::RecordHead</name>
    <message>
        <source>Key: %1</source>
        <translation>Clave: %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordHistory</name>
    <message>
        <source>History of the record</source>
        <translation>Historial del registro</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Ningún registro abierto.</translation>
    </message>
    <message>
        <source>Loading the history...</source>
        <translation>Cargando el historial...</translation>
    </message>
    <message>
        <source>These are the newest %1 lines. The item&apos;s history has them all.</source>
        <translation>Estas son las %1 líneas más recientes. El historial del elemento las tiene todas.</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>El formulario de la mesa</translation>
    </message>
    <message>
        <source>As the desk shows a record. What is typed here is not saved.</source>
        <translation>Así muestra la mesa un registro. Lo que se escribe aquí no se guarda.</translation>
    </message>
    <message>
        <source>A new record</source>
        <translation>Un registro nuevo</translation>
    </message>
</context>
<context>
    <name>intray::RecordView</name>
    <message>
        <source>%1, passed unopened at %2</source>
        <translation>%1, pasó sin abrirse el %2</translation>
    </message>
    <message>
        <source>Re&amp;quest reopening...</source>
        <translation>S&amp;olicitar reapertura...</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Reabrir</translation>
    </message>
    <message>
        <source>Finished record %1</source>
        <translation>Registro terminado %1</translation>
    </message>
    <message>
        <source>Loading the record...</source>
        <translation>Se está trayendo el registro.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Al llegar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>%1, finished by %2 at %3</source>
        <translation>%1, terminado por %2 el %3</translation>
    </message>
    <message>
        <source>%1 is open again.</source>
        <translation>%1 está abierto de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>R&amp;echazar...</translation>
    </message>
    <message>
        <source>The record comes back to your desk. This is possible until %1.</source>
        <translation>El registro vuelve a su mesa de trabajo. Se puede hacer hasta %1.</translation>
    </message>
    <message>
        <source>Somebody has already requested this; a supervisor will answer.</source>
        <translation>Alguien ya lo pide; un supervisor contestará.</translation>
    </message>
    <message>
        <source>Supervisors see your request and your reason.</source>
        <translation>Los supervisores ven su solicitud y su motivo.</translation>
    </message>
    <message>
        <source>%1 requested reopening at %2: %3</source>
        <translation>%1 solicitó la reapertura a las %2: %3</translation>
    </message>
    <message>
        <source>%1 declined the reopening at %2: %3</source>
        <translation>%1 rechazó a las %2 reabrirlo: %3</translation>
    </message>
    <message>
        <source>Reopening of %1 was requested. A supervisor reopens it for you, or declines.</source>
        <translation>Se ha solicitado reabrir %1. Un supervisor lo abre para usted, o lo rechaza.</translation>
    </message>
    <message>
        <source>%1 stays finished. The person who requested it reads why.</source>
        <translation>%1 sigue terminado. Quien lo pidió lee por qué.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 está abierto de nuevo y va primero a %2, si aún puede tomarlo.</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Tomar</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Registro %1</translation>
    </message>
    <message>
        <source>%1, locked by %2 since %3</source>
        <translation>%1, bloqueado por %2 desde %3</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, abierto</translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message>
        <source>Reopen items of %1</source>
        <translation>Volver a abrir elementos de %1</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Volver a abrir</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Finalizados &amp;por</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finalizados</translation>
    </message>
    <message>
        <source>anywhere in the record or the key</source>
        <translation>en cualquier parte del registro o de la clave</translation>
    </message>
    <message>
        <source>With the &amp;text</source>
        <translation>Con el &amp;texto</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidos</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>descartados</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completados</translation>
    </message>
    <message>
        <source>any t&amp;ime</source>
        <translation>en &amp;cualquier momento</translation>
    </message>
    <message>
        <source>On or after this day</source>
        <translation>Desde este día</translation>
    </message>
    <message>
        <source>On or before this day</source>
        <translation>Hasta este día inclusive</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Choose which items to reopen.</source>
        <translation>Elija qué elementos se vuelven a abrir.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Contando...</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>completados: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>fallidos: %1</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>descartados: %1</translation>
    </message>
    <message>
        <source>No item matches.</source>
        <translation>Ningún elemento coincide.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be reopened: %1. Their previous state stays in their history.</source>
        <translation>
            <numerusform>Se reabrirá %n elemento: %1. Su estado anterior queda en su historial.</numerusform>
            <numerusform>Se reabrirán %n elementos: %1. Su estado anterior queda en su historial.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>El motivo es obligatorio.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>Se ha reabierto %n elemento.</numerusform>
            <numerusform>Se han reabierto %n elementos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation>¿Cuándo debe volver a estar %1 abierto para todos?</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Devolver</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>De&amp;volver %n elemento de este lote</numerusform>
            <numerusform>De&amp;volver los %n elementos de este lote</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>A&amp;hora</translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation>Dentro de una h&amp;ora</translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation>Dentro de c&amp;uatro horas</translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation>&amp;Mañana a las 8:00</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>&amp;Después de</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation>Horas, como máximo 72</translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation>como máximo 72</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this; a reason is required.</source>
        <translation>¿Por &amp;qué? Lo lee quien lo reciba después; el motivo es obligatorio.</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this.</source>
        <translation>¿Por &amp;qué? Lo lee quien lo reciba después.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record, and the desk is empty afterwards.</source>
        <translation>
            <numerusform>Lo que escribió en %n campo pasa al registro, y después no queda ningún registro abierto.</numerusform>
            <numerusform>Lo que escribió en %n campos pasa al registro, y después no queda ningún registro abierto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record.</source>
        <translation>
            <numerusform>Lo que escribió en %n campo pasa al registro.</numerusform>
            <numerusform>Lo que escribió en %n campos pasa al registro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RightByExample</name>
    <message>
        <source>Edit as a pattern</source>
        <translation>Editar como patrón</translation>
    </message>
    <message>
        <source>Some values with commas between them</source>
        <translation>Algunos valores separados por comas</translation>
    </message>
    <message>
        <source>Examples that are right</source>
        <translation>Ejemplos correctos</translation>
    </message>
    <message>
        <source>Without examples any value is right.</source>
        <translation>Sin ejemplos, cualquier valor es correcto.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit, A any capital and a any small letter.</source>
        <translation>Es correcto lo que se escribe como %1: 0 es un dígito, A una mayúscula y a una minúscula.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit.</source>
        <translation>Es correcto lo que se escribe como %1: 0 es un dígito.</translation>
    </message>
    <message>
        <source>Right is what keeps to a pattern that no example shows whole.</source>
        <translation>Es correcto lo que sigue un patrón que ningún ejemplo muestra entero.</translation>
    </message>
    <message>
        <source>This allows more than is saved: %1 was wrong so far.</source>
        <translation>Esto permite más de lo guardado: %1 era incorrecto hasta ahora.</translation>
    </message>
    <message>
        <source>Without examples the rule is: %1</source>
        <translation>Sin ejemplos, la regla es: %1</translation>
    </message>
    <message>
        <source>This counts, too: %1</source>
        <translation>También se aplica: %1</translation>
    </message>
</context>
<context>
    <name>intray::RowChoice</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosas</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Qué filas se muestran</translation>
    </message>
    <message>
        <source>Rows that would not be imported, with the reason.</source>
        <translation>Filas que no se importarían, con el motivo.</translation>
    </message>
    <message>
        <source>Rows that would be imported, or that the queue has with other values, and that you should look at.</source>
        <translation>Filas que se importarían, o que la cola tiene con otros valores, y que debería mirar.</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Todas %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Rechazadas %1</translation>
    </message>
    <message>
        <source>Doubtful %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Dudosas %1</translation>
    </message>
</context>
<context>
    <name>intray::RuleGroup</name>
    <message>
        <source>Undo the change</source>
        <translation>Deshacer el cambio</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Bloqueos por usuario</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Allowed endings</source>
        <translation>Finalizaciones permitidas</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>Cola siguiente</translation>
    </message>
    <message>
        <source>Criteria query</source>
        <translation>Consulta de criterios</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Motivo de la pausa</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Segunda captura</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Cola que decide</translation>
    </message>
    <message>
        <source>Share (percent)</source>
        <translation>Parte de 100</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Motivos habituales</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Nombre de acceso</translation>
    </message>
    <message>
        <source>Existed when this history began</source>
        <translation>Ya existía cuando empezó este historial</translation>
    </message>
    <message>
        <source>Set up the database</source>
        <translation>Preparó la base de datos</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudada</translation>
    </message>
    <message>
        <source>Changed by the table&apos;s old program</source>
        <translation>Siguió al programa anterior de la tabla</translation>
    </message>
    <message>
        <source>Changed outside Intray</source>
        <translation>Cambiada sin pasar por Intray</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Fields and their rules</source>
        <translation>Campos y sus reglas</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Bloqueo máximo</translation>
    </message>
    <message>
        <source>Result valid for</source>
        <translation>Su resultado vale</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Primer aviso</translation>
    </message>
    <message>
        <source>Last warning</source>
        <translation>Último aviso</translation>
    </message>
    <message>
        <source>Own records can be reopened</source>
        <translation>Reapertura de registros propios</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Registro más grande</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Campo más grande</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Permisos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s) or more</source>
        <translation>
            <numerusform>%Ln cola o más</numerusform>
            <numerusform>%Ln colas o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln cola</numerusform>
            <numerusform>%Ln colas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) or more</source>
        <translation>
            <numerusform>%Ln usuario o más</numerusform>
            <numerusform>%Ln usuarios o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Most doubtful first</source>
        <translation>Los más dudosos primero</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Semilla de la muestra</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Campos que pueden quedar erróneos</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Con qué certeza</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Errores sembrados</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Declarado</translation>
    </message>
    <message>
        <source>Stated how much may be wrong</source>
        <translation>Declaración de cuánto puede estar mal</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message>
        <source>Que&amp;ue</source>
        <translation>C&amp;ola</translation>
    </message>
    <message>
        <source>Changes of rules and users</source>
        <translation>Cambios de reglas y usuarios</translation>
    </message>
    <message>
        <source>Changed rules</source>
        <translation>Reglas cambiadas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Usuario</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Todos los usuarios</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Todas las colas</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Buscando...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>La línea más reciente (%Ln); desplácese para ver más.</numerusform>
            <numerusform>Las %Ln líneas más recientes; desplácese para ver más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a line to see what was changed.</source>
        <translation>Seleccione una línea para ver qué se cambió.</translation>
    </message>
    <message>
        <source>Nothing else is known of this change.</source>
        <translation>No se sabe nada más de este cambio.</translation>
    </message>
    <message>
        <source>What was changed:</source>
        <translation>Lo que se cambió:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln línea en total.</numerusform>
            <numerusform>%Ln líneas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change is known.</source>
        <translation>No se conoce ningún cambio.</translation>
    </message>
    <message>
        <source>Nothing was changed since this history began on %1.</source>
        <translation>Nada se ha cambiado desde que empezó este historial, el %1.</translation>
    </message>
    <message>
        <source>The last change was made to %1 on %2.</source>
        <translation>El último cambio fue en %1, el %2.</translation>
    </message>
    <message>
        <source>The last change was made to %1 by %2 on %3.</source>
        <translation>El último cambio fue en %1, por %2, el %3.</translation>
    </message>
</context>
<context>
    <name>intray::RulesFoot</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Deshacer cambios</translation>
    </message>
    <message>
        <source>All rules are saved.</source>
        <translation>Todas las reglas están guardadas.</translation>
    </message>
</context>
<context>
    <name>intray::RulesForm</name>
    <message>
        <source>Users...</source>
        <translation>Usuarios...</translation>
    </message>
    <message>
        <source>Who works here</source>
        <translation>Quién trabaja aquí</translation>
    </message>
    <message>
        <source>Users: who may do what</source>
        <translation>Usuarios: quién puede hacer qué</translation>
    </message>
    <message>
        <source>Name and people</source>
        <translation>Nombre y personas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>How an item ends</source>
        <translation>Cómo termina un elemento</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Qué viene después</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>What needs eyes</source>
        <translation>Lo que necesita ojos</translation>
    </message>
</context>
<context>
    <name>intray::RulesSaving</name>
    <message>
        <source>Changed by somebody else</source>
        <translation>Modificado por otra persona</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 in the meantime: %2.</source>
        <translation>Entretanto otra persona ha cambiado las mismas reglas de %1: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Guardar las mías</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see their changes, cancel and press Undo changes.</source>
        <translation>Todavía no se ha guardado nada. Para ver las suyas, cancele y pulse «Deshacer cambios».</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 since: %2. Nothing was undone.</source>
        <translation>Otra persona ha cambiado desde entonces las mismas reglas de %1: %2. No se ha deshecho nada.</translation>
    </message>
</context>
<context>
    <name>intray::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>intray::SampleTable</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>The filter “%1” is removed.</source>
        <translation>El filtro «%1» está eliminado.</translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <translation>Eliminar un filtro</translation>
    </message>
    <message>
        <source>Remove the filter “%1” for the whole team?</source>
        <translation>¿Eliminar el filtro «%1» para todo el equipo?</translation>
    </message>
    <message>
        <source>The filter “%1” is removed for the team.</source>
        <translation>El filtro «%1» está eliminado para el equipo.</translation>
    </message>
    <message>
        <source>&amp;Saved filters</source>
        <translation>Filtros &amp;guardados</translation>
    </message>
</context>
<context>
    <name>intray::SavingEffect</name>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule now, %1 afterwards.</source>
        <translation>
            <numerusform>%Ln registro abierto incumple una regla ahora, %1 después.</numerusform>
            <numerusform>%Ln registros abiertos incumplen una regla ahora, %1 después.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule, now and afterwards.</source>
        <translation>
            <numerusform>%Ln registro abierto incumple una regla, ahora y después.</numerusform>
            <numerusform>%Ln registros abiertos incumplen una regla, ahora y después.</numerusform>
        </translation>
    </message>
    <message>
        <source>No open record breaks a rule, now or afterwards.</source>
        <translation>Ningún registro abierto incumple una regla, ni ahora ni después.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are hidden from you are not counted.</source>
        <translation>
            <numerusform>%Ln registro sellado para usted no se cuenta.</numerusform>
            <numerusform>%Ln registros sellados para usted no se cuentan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % two records are as likely duplicates as not.</source>
        <translation>Al 50 % es tan probable que dos registros sean el mismo como que no.</translation>
    </message>
    <message>
        <source>Searches all records of the queue; nothing is merged automatically.</source>
        <translation>Recorre todos los registros de la cola; no fusiona nada por sí solo.</translation>
    </message>
    <message>
        <source>Duplicates i&amp;n</source>
        <translation>Duplicados e&amp;n</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>al meno&amp;s</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Buscando duplicados</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
</context>
<context>
    <name>intray::SearchField</name>
    <message>
        <source>Search the open items</source>
        <translation>Buscar en los elementos abiertos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>intray::SearchRules</name>
    <message>
        <source>Accents do not matter</source>
        <translation>Los acentos no importan</translation>
    </message>
    <message>
        <source>A search for &quot;cafe&quot; also finds &quot;Café&quot;.</source>
        <translation>Una búsqueda de «cafe» encuentra también «Café».</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop looking for work</source>
        <translation>Detener la búsqueda de trabajo</translation>
    </message>
    <message numerus="yes">
        <source>A colleague is already looking for work: %n s</source>
        <translation>
            <numerusform>Otra persona ya está buscando trabajo: %n s</numerusform>
            <numerusform>Otra persona ya está buscando trabajo: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Buscando trabajo: %n s</numerusform>
            <numerusform>Buscando trabajo: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeenRecord</name>
    <message>
        <source>%1 has only just appeared. Look at it, then press again.</source>
        <translation>%1 acaba de llegar. Mírelo y vuelva a pulsar.</translation>
    </message>
</context>
<context>
    <name>intray::Serving</name>
    <message>
        <source>Not done here, because the login has no role for it: %1.</source>
        <translation>No se hace aquí, porque la cuenta no tiene rol para ello: %1.</translation>
    </message>
    <message>
        <source>The database answers again.</source>
        <translation>La base de datos vuelve a responder.</translation>
    </message>
    <message>
        <source>%1 Trying again.</source>
        <translation>%1 Se sigue intentando.</translation>
    </message>
    <message>
        <source>Keeping the database: %1.</source>
        <translation>La base de datos está atendida: %1.</translation>
    </message>
    <message>
        <source>%1 Waiting to take over.</source>
        <translation>%1 A la espera de tomar el relevo.</translation>
    </message>
    <message>
        <source>The database has not answered for %1 seconds. Nothing is done until it does.</source>
        <translation>La base de datos no ha respondido desde hace %1 segundos. No se hace nada hasta entonces.</translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>La base de datos conoce la cuenta %1, pero Intray no. Pida a un administrador de Intray que la añada.</translation>
    </message>
    <message>
        <source>The database %1 is being opened.</source>
        <translation>Se está abriendo la base de datos %1.</translation>
    </message>
    <message>
        <source>The database %1 answers and reports changes.</source>
        <translation>La base de datos %1 responde y notifica los cambios.</translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation>La base de datos %1 responde.</translation>
    </message>
    <message>
        <source>The database %1 is busy; Intray continues as soon as it answers.</source>
        <translation>La base de datos %1 está ocupada; lo que haga se ejecutará en cuanto responda.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. Reconnecting automatically.</source>
        <translation>No hay acceso a la base de datos %1. Reconexión automática.</translation>
    </message>
    <message>
        <source>The database cannot be reached. Reconnecting automatically; what you type is kept on this computer.</source>
        <translation>No hay acceso a la base de datos. Reconexión automática; lo que escribe se guarda en este equipo.</translation>
    </message>
    <message>
        <source>This database server is read-only, like a standby. What you type is kept on this computer.</source>
        <translation>Este servidor de bases de datos se puede leer, pero no escribir, como un servidor de reserva. Lo que escribe se guarda en este equipo.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>They are locked for you as one batch, and open one by one. You can return any of them alone.</source>
        <translation>Quedan bloqueados para usted en un lote y se abren uno a uno. Puede devolver cualquiera por separado.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>How many items of %1?</source>
        <translation>¿Cuántos elementos de %1?</translation>
    </message>
    <message>
        <source>Take several</source>
        <translation>Tomar varios</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Marcar los valores de %1 en una lista (Alt+Abajo en el campo)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Passed unopened</source>
        <translation>Pasaron sin abrirse</translation>
    </message>
    <message>
        <source>Finished records can be viewed here, not changed.</source>
        <translation>Los registros terminados se pueden ver aquí y no se modifican.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Hechos por mí hoy</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Open, for me</source>
        <translation>Abiertos, para mí</translation>
    </message>
    <message>
        <source>Reopening requested</source>
        <translation>Reapertura solicitada</translation>
    </message>
    <message>
        <source>Which &amp;items</source>
        <translation>Qué &amp;elementos</translation>
    </message>
</context>
<context>
    <name>intray::ShownLock</name>
    <message>
        <source>lock lost</source>
        <translation>bloqueo perdido</translation>
    </message>
    <message>
        <source>lost to %1</source>
        <translation>perdido ante %1</translation>
    </message>
    <message>
        <source>lock ended</source>
        <translation>bloqueo vencido</translation>
    </message>
    <message>
        <source>offline, %1 left</source>
        <translation>sin conexión, quedan %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Locked until %1 by the database&apos;s clock. A click extends it.</source>
        <translation>Bloqueado hasta %1 según el reloj de la base de datos. Un clic lo prolonga.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloqueo %1</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>Junto al registro</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Ocultar el panel lateral</translation>
    </message>
    <message>
        <source>Hides the side panel.</source>
        <translation>Oculta el panel lateral.</translation>
    </message>
</context>
<context>
    <name>intray::SilencedPage</name>
    <message>
        <source>&amp;Ask again</source>
        <translation>Volver &amp;a preguntar</translation>
    </message>
    <message>
        <source>What is never asked about</source>
        <translation>Lo que nunca se pregunta</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Suggestions that you never want to see at the desk, in any record of the queue.</source>
        <translation>Sugerencias que no quiere ver nunca en el puesto, en ningún registro de la cola.</translation>
    </message>
    <message>
        <source>Never shown</source>
        <translation>No se muestra nunca</translation>
    </message>
    <message>
        <source>suggestions by rules or examples</source>
        <translation>sugerencias por reglas o ejemplos</translation>
    </message>
    <message>
        <source>suggestions by what is usual in other records</source>
        <translation>sugerencias por lo habitual en otros registros</translation>
    </message>
    <message>
        <source>unusual values without a suggestion</source>
        <translation>valores inusuales sin sugerencia</translation>
    </message>
</context>
<context>
    <name>intray::SizeRules</name>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
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
        <translation>Registro más grande</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Campo más grande</translation>
    </message>
    <message>
        <source>Anything larger is rejected, wherever it comes from.</source>
        <translation>Lo que sea mayor se rechaza, llegue por donde llegue.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>intray::SortMenu</name>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>As they are taken</source>
        <translation>En el orden en que se toman</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1, ascendente</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, descendente</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Carpeta...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Ningún registro abierto.</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Este registro no indica ningún origen.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources on this computer</source>
        <translation>La carpeta de orígenes de esta cola en este equipo</translation>
    </message>
    <message>
        <source>No file is attached to this record.</source>
        <translation>Este registro no tiene ningún archivo adjunto.</translation>
    </message>
</context>
<context>
    <name>intray::SourceReader</name>
    <message>
        <source>Earlier sources have not been loaded yet: their folder does not answer. Try again later.</source>
        <translation>Los orígenes anteriores aún no han llegado: su carpeta no responde. Inténtelo más tarde.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Result valid for</source>
        <translation>Validez del resultado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Testing the query...</source>
        <translation>Probando la consulta...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is not filled by a query.</source>
        <translation>SELECT id AS key, ... Vacío: la cola se llena de otra manera.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Criterios</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Test the query</source>
        <translation>Probar la consulta</translation>
    </message>
    <message>
        <source>Only an administrator changes the query, because it runs with the database&apos;s rights.</source>
        <translation>Solo un administrador cambia la consulta, porque se ejecuta con los permisos de la base de datos.</translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>La consulta funciona y encuentra al menos %n fila.</numerusform>
            <numerusform>La consulta funciona y encuentra al menos %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>La consulta funciona y encuentra %n fila.</numerusform>
            <numerusform>La consulta funciona y encuentra %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Columnas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n clave aparece más de una vez; de ella cuenta la primera fila.</numerusform>
            <numerusform>%n claves aparecen más de una vez; de cada una cuenta la primera fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>En este orden: %1.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <translation>Primero vienen: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La prioridad más alta va primero; con la misma prioridad, el elemento más antiguo.</translation>
    </message>
    <message>
        <source>To move waiting items, use Item, Change priority at the desk.</source>
        <translation>En la mesa de trabajo, Elemento, Cambiar la prioridad da otro puesto a los elementos que esperan.</translation>
    </message>
</context>
<context>
    <name>intray::SourceSettings</name>
    <message>
        <source>any folder</source>
        <translation>cualquier carpeta</translation>
    </message>
    <message>
        <source>None. One per line</source>
        <translation>Ninguno. Uno por línea</translation>
    </message>
    <message>
        <source>Intray loads nothing from the network unless its host is listed here, such as scans.example.org.</source>
        <translation>Solo se descarga de la red lo que está en un servidor que figura aquí, como scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Escaneo</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Dentro de la carpeta</translation>
    </message>
    <message>
        <source>From web hosts</source>
        <translation>De servidores web</translation>
    </message>
    <message>
        <source>not named here</source>
        <translation>no se indica aquí</translation>
    </message>
    <message>
        <source>path or address</source>
        <translation>ruta o dirección</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>archivo adjunto</translation>
    </message>
    <message>
        <source>The field says where to find the scan, picture or PDF that is shown beside the record.</source>
        <translation>El campo indica dónde está el escaneo, la imagen o el PDF que aparece junto al registro.</translation>
    </message>
</context>
<context>
    <name>intray::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Page of the source</source>
        <translation>Página del origen</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Ningún registro abierto.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Página completa</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Este registro no indica ningún origen.</translation>
    </message>
    <message>
        <source>Loading the source...</source>
        <translation>Se está abriendo el origen.</translation>
    </message>
    <message>
        <source>Page %1 of the source is damaged.</source>
        <translation>La página %1 del origen está dañada.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>intray::SpanEdit</name>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
</context>
<context>
    <name>intray::StepRules</name>
    <message>
        <source>Not the person who did the previous step</source>
        <translation>No la persona que hizo el paso anterior</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Of what the previous step completes; the rest skips this queue.</source>
        <translation>De lo que completa el paso anterior; el resto no pasa por esta cola.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Una segunda persona captura estos campos sin ver los primeros valores.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides in this queue.</source>
        <translation>Donde difieren las dos, decide una tercera persona en esta cola.</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Los elementos completados pasan a</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Proporción que llega aquí</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Segunda captura</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Se decide en</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>ninguna parte</translation>
    </message>
</context>
<context>
    <name>intray::StreamProgram</name>
    <message>
        <source>The program could not be started: %1.</source>
        <translation>No se pudo iniciar el programa: %1.</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>La señal %1 terminó el programa.</translation>
    </message>
    <message>
        <source>The program ended with status %1.</source>
        <translation>El programa terminó con el estado %1.</translation>
    </message>
</context>
<context>
    <name>intray::StreamWorker</name>
    <message>
        <source>Line %1 of the program&apos;s answers is not a JSON object.</source>
        <translation>La línea %1 de las respuestas del programa no es un objeto JSON.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has no &quot;id&quot; of an item that the program was given and has not answered.</source>
        <translation>La línea %1 de las respuestas del programa no tiene la «id» de un elemento que el programa haya recibido y no haya respondido.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has neither an object as &quot;result&quot; nor a text as &quot;error&quot;.</source>
        <translation>La línea %1 de las respuestas del programa no tiene ni un objeto como «result» ni un texto como «error».</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Probablemente erróneo en %1: %2</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>&amp;No volver a preguntar en este registro</translation>
    </message>
    <message>
        <source>There is no suggestion for %1. Nothing was changed.</source>
        <translation>No se sabe qué se quiso decir en %1. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Suggested again: %1</source>
        <translation>Se vuelve a preguntar: %1</translation>
    </message>
    <message>
        <source>Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+J la acepta, Ctrl+Mayús+J no vuelve a preguntar por este registro, Ctrl+Mayús+W nunca en este campo.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+Mayús+J no vuelve a preguntar por este registro, Ctrl+Mayús+W nunca en este campo.</translation>
    </message>
    <message>
        <source>&amp;Never ask this kind in this field</source>
        <translation>&amp;No preguntar nunca por este tipo en este campo</translation>
    </message>
    <message>
        <source>Suggestions of this kind are never shown in %1 again. The preferences, under Suggestions, bring them back.</source>
        <translation>Las sugerencias de este tipo no se mostrarán más en %1. En las preferencias, en Sugerencias, puede recuperarlas.</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to empty this field. %1 undoes this.</source>
        <translation>No se volverá a sugerir para este registro vaciar este campo. %1 lo deshace.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to exchange these two values. %1 undoes this.</source>
        <translation>No se volverá a sugerir para este registro intercambiar estos dos valores. %1 lo deshace.</translation>
    </message>
    <message numerus="yes">
        <source>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</source>
        <translation>
            <numerusform>No se volverá a sugerir para este registro repartir un valor en %n campo. %1 lo deshace.</numerusform>
            <numerusform>No se volverá a sugerir para este registro repartir un valor en %n campos. %1 lo deshace.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It cannot be changed here: return or fail the item.</source>
        <translation>%1 No se puede cambiar: devuélvalo.</translation>
    </message>
    <message>
        <source>What is proposed for %1 is too long to stand beside it. %2 shows all of it.</source>
        <translation>Lo que se propone para %1 es demasiado largo para mostrarse al lado. %2 lo muestra entero.</translation>
    </message>
    <message>
        <source>%1 cannot be changed here. Fail or return the item, or write a note.</source>
        <translation>%1 no se puede cambiar aquí. Marque el elemento como fallido, devuélvalo o escriba una nota.</translation>
    </message>
    <message>
        <source>%1 is not asked about again for this record. %2 undoes this.</source>
        <translation>No se volverá a preguntar por %1 en este registro. %2 lo deshace.</translation>
    </message>
    <message>
        <source>“%1” is not suggested for this record again. %2 undoes this.</source>
        <translation>«%1» no se volverá a ofrecer para este registro. %2 lo deshace.</translation>
    </message>
    <message>
        <source>Asked about again: %1</source>
        <translation>Se vuelve a preguntar: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in this field.</source>
        <translation>En este campo no hay nada que revisar.</translation>
    </message>
    <message>
        <source>Press Ctrl+J again to take what is proposed for %1.</source>
        <translation>Pulse Ctrl+J otra vez para aceptar lo que se propone para %1.</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1. It breaks a rule: %2</source>
        <translation>No se propone nada para %1. El campo incumple una regla: %2</translation>
    </message>
    <message>
        <source>The value that was here before is asked about again.</source>
        <translation>Se vuelve a preguntar por el valor que había aquí antes.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>The page is read again.</source>
        <translation>La página se lee de nuevo.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorTab</name>
    <message>
        <source>Go to the desk first.</source>
        <translation>Vaya primero a la mesa de trabajo.</translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Liberar</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Reasignar</translation>
    </message>
    <message>
        <source>Whoever takes next gets them. Their holders are notified at once and keep their text.</source>
        <translation>Los recibe quien tome el siguiente. Se avisa enseguida a quienes los tienen, y conservan su texto.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. Their holders are notified and keep their text.</source>
        <translation>Pasan enseguida a otra persona. Se avisa a quienes los tienen, y conservan su texto.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Lo escrito se pasa como &amp;propuesta</translation>
    </message>
    <message>
        <source>Whoever gets the item accepts or rejects it field by field.</source>
        <translation>Quien recibe el elemento la acepta o la rechaza campo por campo.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Nadie tiene ninguno de estos elementos.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Elija quién recibe los elementos.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>El motivo es obligatorio.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>Se ha reasignado %n elemento a %1.</numerusform>
            <numerusform>Se han reasignado %n elementos a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes next gets them.</source>
        <translation>Quien tome a continuación los obtiene.</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Qué ocurrirá</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Locked by</source>
        <translation>Bloqueado por</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>stays as it is: this lock is gone</source>
        <translation>queda como está: este bloqueo ya no existe</translation>
    </message>
    <message>
        <source>open for everybody</source>
        <translation>abierto para todos</translation>
    </message>
    <message>
        <source>somebody else has it</source>
        <translation>lo tiene otra persona</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>lo tiene %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>It goes to somebody else at once. Its holder is notified and keeps the text.</source>
        <translation>Pasa enseguida a otra persona. Se avisa a quien lo tiene, y conserva su texto.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it.</source>
        <translation>Quien tome a continuación lo obtiene.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it. Its holder is notified at once and keeps the text.</source>
        <translation>Lo recibe quien tome el siguiente. Se avisa enseguida a quien lo tiene, y conserva su texto.</translation>
    </message>
    <message>
        <source>%1, which %2 held, is released.</source>
        <translation>%1 de %2 vuelve a estar abierto.</translation>
    </message>
    <message>
        <source>No lock was released.</source>
        <translation>No se ha liberado ningún bloqueo.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) of %1 released.</source>
        <translation>
            <numerusform>Se ha liberado %n bloqueo de %1.</numerusform>
            <numerusform>Se han liberado %n bloqueos de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n lock(s)?</source>
        <translation>
            <numerusform>¿Liberar %n bloqueo?</numerusform>
            <numerusform>¿Liberar %n bloqueos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets %n item(s)?</source>
        <translation>
            <numerusform>¿Quién recibe %n elemento?</numerusform>
            <numerusform>¿Quién recibe %n elementos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TemplateChoice</name>
    <message>
        <source>none: columns as they are</source>
        <translation>ninguna: columnas tal como están</translation>
    </message>
    <message>
        <source>A template says how a file is read, and which fields are made of which columns, and how.</source>
        <translation>Una plantilla indica cómo se lee un archivo, y qué campos se forman de qué columnas, y cómo.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modificada</translation>
    </message>
</context>
<context>
    <name>intray::TemplateKeeping</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>A template with this name already exists. It will be replaced for everybody who works with this database.</source>
        <translation>Ya hay una plantilla con este nombre. Se reemplaza para todos los que trabajan con esta base de datos.</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who imports files of this kind.</source>
        <translation>Se guarda en la base de datos, para todos los que importan archivos de este tipo.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who exports.</source>
        <translation>Se guarda en la base de datos, para todos los que exportan.</translation>
    </message>
    <message>
        <source>What is the template called?</source>
        <translation>¿Cómo se llama la plantilla?</translation>
    </message>
</context>
<context>
    <name>intray::TextBox</name>
    <message numerus="yes">
        <source>%n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>Se omitió al pegar %n carácter que no se ve.</numerusform>
            <numerusform>Se omitieron al pegar %n caracteres que no se ven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: the text would have %L1 characters, and a line of a text can have %L2 at most.</source>
        <translation>No se pegó nada: el texto tendría %L1 caracteres, y una línea de un texto puede tener como máximo %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%1: se omitió al pegar %n carácter que no se ve.</numerusform>
            <numerusform>%1: se omitieron al pegar %n caracteres que no se ven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%n espacio de no separación pasó a ser un espacio normal.</numerusform>
            <numerusform>%n espacios de no separación pasaron a ser espacios normales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%1: %n espacio de no separación pasó a ser un espacio normal.</numerusform>
            <numerusform>%1: %n espacios de no separación pasaron a ser espacios normales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TodayPage</name>
    <message numerus="yes">
        <source>%1 holds %n item(s) and has typed nothing since %2.</source>
        <translation>
            <numerusform>%1 tiene un elemento y no ha escrito nada desde las %2.</numerusform>
            <numerusform>%1 tiene %n elementos y no ha escrito nada desde las %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the time of the locks is over.</source>
        <translation>%1; el tiempo de los bloqueos ha terminado.</translation>
    </message>
    <message>
        <source>%1; the program does not respond.</source>
        <translation>%1; el programa no responde.</translation>
    </message>
    <message>
        <source>Release...</source>
        <translation>Liberar...</translation>
    </message>
    <message>
        <source>Reassign...</source>
        <translation>Reasignar...</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Mostrar la cola</translation>
    </message>
    <message>
        <source>The table of %1 has changed.</source>
        <translation>La tabla de %1 ha cambiado.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 está en pausa.</translation>
    </message>
    <message>
        <source>%1 is paused: “%2”</source>
        <translation>%1 está en pausa: «%2»</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>abiertos: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 rejected %n row(s).</source>
        <translation>
            <numerusform>La importación de %1 rechazó una fila.</numerusform>
            <numerusform>La importación de %1 rechazó %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today at %2</source>
        <translation>%1, hoy a las %2</translation>
    </message>
    <message>
        <source>Show the imports...</source>
        <translation>Mostrar las importaciones...</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>%1 vuelve a entregar sus elementos.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Quién tiene qué</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 done today, %2 left.</source>
        <translation>Completados hoy: %1, quedan: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people are working.</source>
        <translation>
            <numerusform>Una persona trabaja.</numerusform>
            <numerusform>%n personas trabajan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 older lines of the history are still being counted; until then the numbers are incomplete.</source>
        <translation>Aún se cuentan %L1 líneas anteriores del historial; hasta entonces las cifras están incompletas.</translation>
    </message>
    <message>
        <source>Nobody is working.</source>
        <translation>Nadie está trabajando.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>Of rows that an import rejected: the line goes.</extracomment>
        <translation>Visto</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The test was stopped. It starts again with the next change.</source>
        <translation>La prueba se ha detenido. Empieza de nuevo con el próximo cambio.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Reglas que incumplen registros</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Probando...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Sin probar: las reglas se contradicen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) comply with the rules.</source>
        <translation>
            <numerusform>%n registro abierto cumple las reglas.</numerusform>
            <numerusform>Los %n registros abiertos cumplen las reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 de %n registro abierto incumple una regla.</numerusform>
            <numerusform>%1 de %n registros abiertos incumplen una regla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden from you.</source>
        <translation>
            <numerusform>%n registro está sellado para usted.</numerusform>
            <numerusform>%n registros están sellados para usted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Se ha mirado %Ln registro hasta ahora...</numerusform>
            <numerusform>Se han mirado %Ln registros hasta ahora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Field, key</source>
        <translation>Campo, clave</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>What is empty, or wrong only beside other fields, counts, too.</source>
        <translation>También cuenta lo que está vacío o solo es incorrecto junto a otros campos.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Por ejemplo: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>Waiting for the database. What you type now is not entered.</source>
        <translation>Esperando a la base de datos. Lo que escriba ahora no se introduce.</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1: unidad</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <extracomment>A number of minutes or seconds, as it is where nobody says otherwise.</extracomment>
        <translation>%1 (habitual)</translation>
    </message>
</context>
<context>
    <name>intray::UserChoice</name>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
</context>
<context>
    <name>intray::UserFields</name>
    <message>
        <source>&amp;Every queue</source>
        <translation>&amp;Todas las colas</translation>
    </message>
    <message>
        <source>&amp;Only these:</source>
        <translation>&amp;Solo estas:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Cuenta</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Queues of this user</source>
        <translation>Colas de este usuario</translation>
    </message>
    <message>
        <source>the same as the name</source>
        <translation>igual que el nombre</translation>
    </message>
    <message>
        <source>Type the name of a login of the database.</source>
        <translation>Escriba el nombre de una cuenta de la base de datos.</translation>
    </message>
    <message>
        <source>Choose at least one role, or remove the user.</source>
        <translation>Elija al menos un rol, o quite el usuario.</translation>
    </message>
    <message>
        <source>Choose at least one queue, or every queue.</source>
        <translation>Elija al menos una cola, o todas las colas.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Etiquetas de este usuario en cada cola</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, separated by spaces. Items can be assigned to a tag.</source>
        <translation>Lo que este usuario sabe hacer en una cola, en palabras como francés o legal, separadas por espacios. Los elementos pueden asignarse a una etiqueta.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
</context>
<context>
    <name>intray::UsersDialog</name>
    <message>
        <source>Users of %1</source>
        <translation>Usuarios de %1</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>&amp;Quitar...</translation>
    </message>
    <message>
        <source>The administrator of the database server creates logins and their passwords. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Las cuentas y sus contraseñas las crea el administrador del servidor de bases de datos. Aquí una cuenta recibe sus roles en Intray, y la base de datos los hace cumplir.</translation>
    </message>
    <message>
        <source>A file has no logins: anybody who can write to it can do everything. This list says who is meant to do what.</source>
        <translation>Un archivo no tiene cuentas: quien puede escribir en él puede hacerlo todo. Esta lista indica quién debe hacer qué.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 se ha guardado.</translation>
    </message>
    <message>
        <source>Remove a user</source>
        <translation>Quitar un usuario</translation>
    </message>
    <message>
        <source>Remove all rights of %1 in Intray?</source>
        <translation>¿Quitar a %1 todos los permisos en Intray?</translation>
    </message>
    <message>
        <source>The history keeps the name. The login itself stays, and can be added again.</source>
        <translation>El historial conserva el nombre. La cuenta en sí permanece y se puede volver a añadir.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>%1 no longer has any rights in Intray.</source>
        <translation>%1 ya no tiene permisos en Intray.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Se guardaron las etiquetas de %1.</translation>
    </message>
</context>
<context>
    <name>intray::ValueChangesModel</name>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>would break a rule</source>
        <translation>incumpliría una regla</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Pasa a</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>would lose digits</source>
        <translation>perdería cifras</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Se omite</translation>
    </message>
</context>
<context>
    <name>intray::ValueCorrection</name>
    <message>
        <source>Correcting</source>
        <translation>Corrigiendo</translation>
    </message>
    <message>
        <source>Stops after the records that are just being corrected.</source>
        <translation>Se detiene después de los registros que se están corrigiendo.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Lo que cambiaría</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Puts the old values back, as a whole.</source>
        <translation>Restablece los valores antiguos, todos juntos.</translation>
    </message>
    <message>
        <source>Correcting...</source>
        <translation>Corrigiendo...</translation>
    </message>
    <message>
        <source>Restoring the old values...</source>
        <translation>Restableciendo los valores antiguos...</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Deteniendo...</translation>
    </message>
    <message>
        <source>Choose what is wrong in the list; more than one with Ctrl or Shift.</source>
        <translation>Elija en la lista lo que está mal; varios con Ctrl o Mayús.</translation>
    </message>
    <message>
        <source>Looking for what would change...</source>
        <translation>Buscando lo que cambiaría...</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message>
        <source>Intray is still looking for what would change. Correct once the button says how many records.</source>
        <translation>Intray aún busca qué cambiaría. Corrija cuando el botón diga cuántos registros.</translation>
    </message>
    <message>
        <source>Intray is still reading the values. Correct once they are shown.</source>
        <translation>Intray todavía está leyendo los valores. Corrija en cuanto se muestren.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Leyendo los valores...</translation>
    </message>
    <message>
        <source>Bac&amp;k to the values</source>
        <translation>Volver a &amp;los valores</translation>
    </message>
    <message>
        <source>Show as a &amp;list</source>
        <translation>Mostrar como &amp;lista</translation>
    </message>
</context>
<context>
    <name>intray::ValuesHead</name>
    <message>
        <source>How values are put together</source>
        <translation>Cómo se agrupan los valores</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Valores que probablemente son el mismo, escritos de maneras distintas.</translation>
    </message>
    <message>
        <source>Search in the values</source>
        <translation>Buscar en los valores</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valores</translation>
    </message>
    <message>
        <source>F&amp;orms</source>
        <translation>F&amp;ormas</translation>
    </message>
    <message>
        <source>Clus&amp;ters</source>
        <translation>&amp;Grupos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Values that are built alike, each group with one of them.</source>
        <translation>Valores construidos igual, cada grupo con uno de ellos.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesModel</name>
    <message>
        <source>breaks a rule</source>
        <translation>incumple una regla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln break a rule</source>
        <translation>
            <numerusform>%Ln incumple una regla</numerusform>
            <numerusform>%Ln incumplen una regla</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Pasa a</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>0 stands for a digit, A and a for letters; what is between them is as it stands.</source>
        <translation>0 representa una cifra, A y a letras; lo que hay entre ellas está tal cual.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
</context>
<context>
    <name>intray::ValuesPage</name>
    <message>
        <source>Reading the values</source>
        <translation>Leyendo los valores</translation>
    </message>
    <message>
        <source>Stops reading the values.</source>
        <translation>Deja de leer los valores.</translation>
    </message>
    <message>
        <source>The values were not read to the end. F5 reads them.</source>
        <translation>Los valores no se leyeron hasta el final. F5 los lee.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Leyendo los valores...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) read</source>
        <translation>
            <numerusform>%Ln registro leído</numerusform>
            <numerusform>%Ln registros leídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) break a rule.</source>
        <translation>
            <numerusform>%Ln registro incumple una regla.</numerusform>
            <numerusform>%Ln registros incumplen una regla.</numerusform>
        </translation>
    </message>
    <message>
        <source>None breaks a rule.</source>
        <translation>Ninguno incumple una regla.</translation>
    </message>
    <message>
        <source>There is no queue yet whose records can be corrected. Import records first.</source>
        <translation>Todavía no hay ninguna cola cuyos registros se puedan corregir. Importe primero registros.</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Ningún registro tiene un valor en este campo.</translation>
    </message>
    <message>
        <source>No values of this field look alike.</source>
        <translation>No hay valores parecidos en este campo.</translation>
    </message>
    <message>
        <source>Nothing here has this text in it.</source>
        <translation>Nada de lo que hay aquí contiene este texto.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Looking for the field with the most values that break a rule...</source>
        <translation>Se busca el campo con más valores que incumplen una regla...</translation>
    </message>
    <message>
        <source>This counts the values of open, locked and completed records by themselves. What is empty, or wrong only beside other fields, is counted in the test of Fields and rules.</source>
        <translation>Se cuentan los valores de registros abiertos, bloqueados o terminados por sí solos. Lo vacío, o incorrecto solo junto a otros campos, lo cuenta la prueba de Campos y reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) to check.</source>
        <translation>
            <numerusform>%Ln valor por revisar.</numerusform>
            <numerusform>%Ln valores por revisar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule says what is right.</source>
        <translation>Ninguna regla dice qué es correcto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have a value.</source>
        <translation>
            <numerusform>%Ln registro tiene un valor.</numerusform>
            <numerusform>%Ln registros tienen un valor.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no values to correct yet.</source>
        <translation>Todavía no hay valores que corregir.</translation>
    </message>
    <message>
        <source>This queue has no fields yet. Import records into it, or name its fields in Queues, Fields and rules.</source>
        <translation>Esta cola no tiene campos todavía. Importe registros en ella, o nombre sus campos en Colas, Campos y reglas.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesTable</name>
    <message>
        <source>Values of the field</source>
        <translation>Valores del campo</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyPage</name>
    <message>
        <source>Found are fields that people corrected.</source>
        <translation>Encontrados son los campos que alguien corrigió.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Cola</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasaron</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Still wrong at most</source>
        <translation>Erróneo como máximo</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Copia la declaración con aquello en que se basa.</translation>
    </message>
    <message>
        <source>Prints the statement with what it rests on, or saves it as PDF.</source>
        <translation>Imprime la declaración con aquello en que se basa, o la guarda como PDF.</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Leyendo los registros...</translation>
    </message>
    <message>
        <source>The deliveries were not read. F5 reads them.</source>
        <translation>Las entregas no se leyeron. F5 las lee.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas juntas</translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Todavía no se ha importado nada a esta cola.</translation>
    </message>
    <message>
        <source>As soon as people have opened records of a delivery, it says here how many of its fields may still be wrong.</source>
        <translation>En cuanto se hayan abierto registros de una entrega, aquí dirá cuántos de sus campos pueden seguir siendo erróneos.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importar...</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>queue, file, day</comment>
        <translation>%1, %2 del %3</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyView</name>
    <message>
        <source>Set Planted slips in the queue&apos;s rules; they tell it while people work.</source>
        <translation>Ajuste Errores sembrados en las reglas de la cola; lo dicen mientras se trabaja.</translation>
    </message>
    <message>
        <source>Let a share of them go on to a queue of a different person, in the queue&apos;s rules.</source>
        <translation>En las reglas de la cola, haga que una parte de ellos siga a una cola de otra persona.</translation>
    </message>
    <message>
        <source>&amp;Rules of this queue</source>
        <translation>&amp;Reglas de esta cola</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 abiertos</translation>
    </message>
    <message>
        <source>%1 drawn at random and opened</source>
        <translation>%1 sacados al azar y abiertos</translation>
    </message>
    <message>
        <source>%1 passed unopened</source>
        <translation>%1 pasaron sin abrirse</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 aún esperan</translation>
    </message>
    <message>
        <source>%1 ended another way</source>
        <translation>%1 acabaron de otro modo</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>%1 at most, as stated</source>
        <translation>%1 como máximo, según lo declarado</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Campos que siguen siendo erróneos</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 deseado</translation>
    </message>
</context>
<context>
    <name>intray::WhyDialog</name>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Preguntar por el elemento</translation>
    </message>
    <message>
        <source>Ask about the person</source>
        <translation>Preguntar por la persona</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Cargando...</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Why can nobody get the &amp;item</source>
        <translation>Por qué nadie puede recibir el &amp;elemento</translation>
    </message>
    <message>
        <source>Why does nothing go to the &amp;user</source>
        <translation>Por qué no le llega nada al &amp;usuario</translation>
    </message>
    <message>
        <source>key or number</source>
        <translation>clave o número</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de la cola</translation>
    </message>
    <message>
        <source>You cannot see an item with this key or number.</source>
        <translation>No hay ningún elemento con esta clave o este número que usted pueda ver.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Escriba la clave o el número de un elemento.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Escriba o elija un nombre.</translation>
    </message>
    <message>
        <source>Why does somebody not get an item?</source>
        <translation>¿Por qué alguien no recibe un elemento?</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no attempts left. %1</source>
        <translation>La orden ha fallado y no quedan intentos. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another attempt. %1</source>
        <translation>La orden ha fallado; habrá otro intento. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>El proceso automático se ha detenido.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Elemento %1 (%2): %3</translation>
    </message>
    <message>
        <source>Whether an item was taken could not be learned. If one was, it stays locked until its lock expires.</source>
        <translation>No se pudo saber si se tomó un elemento. Si fue así, queda bloqueado hasta que caduque su bloqueo.</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken, and there are no attempts left. %1</source>
        <translation>La orden ha terminado bien, pero no se aceptó lo que produjo y no quedan intentos. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken; there will be another attempt. %1</source>
        <translation>La orden ha terminado bien, pero no se aceptó lo que produjo; habrá otro intento. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made could not be stored. %1</source>
        <translation>La orden ha terminado bien, pero no se pudo guardar lo que produjo. %1</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>La base de datos vuelve a responder.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) stay locked until their locks expire: the database could not be told what became of them.</source>
        <translation>
            <numerusform>%n elemento queda bloqueado hasta que caduque su bloqueo: no se pudo comunicar a la base de datos qué fue de él.</numerusform>
            <numerusform>%n elementos quedan bloqueados hasta que caduquen sus bloqueos: no se pudo comunicar a la base de datos qué fue de ellos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Left, Right and the space key in the field change %1.</source>
        <translation>Izquierda, Derecha y la barra espaciadora en el campo cambian %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Una mesa de trabajo para registros que las personas verifican uno a uno.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH or postgresql://USER@HOST/DATABASE.</source>
        <translation>La base de datos, por ejemplo sqlite:PATH o postgresql://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The user; by default the system&apos;s user.</source>
        <translation>Quién trabaja aquí; normalmente, el usuario del sistema.</translation>
    </message>
    <message>
        <source>The queue to start with.</source>
        <translation>La cola con la que se empieza.</translation>
    </message>
    <message>
        <source>The language of the window, such as de or fr.</source>
        <translation>El idioma de la ventana, por ejemplo de o fr.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Argumento desconocido: %1</translation>
    </message>
    <message>
        <source>There is no screen to show Intray&apos;s window on. In a terminal, use intrayctl.</source>
        <translation>No hay ninguna pantalla en la que Intray pueda mostrar su ventana. En una terminal, use intrayctl.</translation>
    </message>
</context>
</TS>
