export type JournalistSeed = { slug: string; name: string; description: string; isActive: boolean };

export const journalists: JournalistSeed[] = [
  {
    slug: 'irene-castaldi',
    name: 'Irene Castaldi',
    description:
      'Romana di Garbatella, ha studiato violoncello fino al giorno in cui ha scoperto che preferiva ascoltare. Da undici anni segue la musica per la radio: va alle prove prima che ai concerti, perché «lì si sbaglia e si impara». Cura le recensioni dei dischi nuovi, le interviste lunghe e una rubrica sulle sale con meno di cento posti. Ha un archivio di quaderni numerati, uno per ogni cantautore incontrato, e li presta solo a chi promette di riportarli. Vive con due gatti e un pianoforte che nessuno in casa sa suonare.',
    isActive: true,
  },
  {
    slug: 'matteo-brivio',
    name: 'Matteo Brivio',
    description:
      'Lecchese, laureato in statistica, è entrato in redazione per sistemare i grafici di una puntata speciale e non è più uscito. Si occupa di economia, tecnologia e motori con una sola regola: ogni cifra deve poter essere rifatta a mano da chi legge. Prova gli apparecchi per settimane prima di scriverne e tiene in tasca un quaderno a quadretti con i prezzi del caffè di tutte le città che visita. La domenica ripara radio a valvole nel garage del padre, con risultati alterni e molta soddisfazione.',
    isActive: true,
  },
  {
    slug: 'luiza-amaral',
    name: 'Luiza Amaral',
    description:
      'Nata a Juiz de Fora da una famiglia di origine veneta, lavora tra São Paulo e Roma e racconta il mondo per chi vive a metà tra due lingue. Ha cominciato a diciannove anni leggendo il bollettino meteo in una radio di provincia; da allora ha imparato che ogni notizia lontana ha una cucina, una strada e un orario dell’autobus. Firma la pagina Mondo, collabora a «Ponte Roma–São Paulo» e scrive gli appunti in portoghese e gli articoli in italiano, mai il contrario.',
    isActive: true,
  },
  {
    slug: 'sandro-pellegri',
    name: 'Sandro Pellegri',
    description:
      'Cuoco per dodici anni in un’osteria dell’entroterra ligure, poi cronista di mercati, vigne e treni lenti. Sostiene che un viaggio comincia dalla colazione e che di un paese si capisce tutto guardando che cosa si butta via. In redazione firma le pagine di gastronomia e di viaggi, assaggia per dovere e cammina per piacere. Non dà voti e non usa la parola «esperienza». Ha percorso a piedi l’Appennino in quattro estati, con uno zaino di sei chili in cui la radiolina a pile pesava più del maglione.',
    isActive: true,
  },
  {
    slug: 'noemi-serafini',
    name: 'Noemi Serafini',
    description:
      'Marchigiana di Fano, ex insegnante di lettere alle medie, è arrivata al giornalismo passando dai consigli di classe e dai verbali che nessuno voleva scrivere. Segue scuola, salute e vita quotidiana: gli autobus dell’alba, i condomìni, le biblioteche, tutto quello che funziona senza fare rumore e tutto quello che smette di funzionare. Telefona sempre una volta in più del necessario. Tiene un corso gratuito di italiano per i nuovi arrivati e da ognuno si fa insegnare un proverbio, che poi verifica con cura.',
    isActive: true,
  },
  {
    slug: 'renato-bonafede',
    name: 'Renato Bonafede',
    description:
      'Triestino, voce e penna della radio per quasi trent’anni, ha scritto di cinema, storia e mestieri rari con una curiosità che non ha mai chiesto il permesso. Ha raccontato proiezionisti, liutai, guardiani di fari e traduttori, sempre partendo dalle mani. Quest’anno ha lasciato la redazione per dedicarsi a un libro sulle sale cinematografiche dell’Adriatico; i suoi articoli restano qui, insieme a una macchina per scrivere che nessuno ha avuto il coraggio di spostare dalla sua scrivania. Ogni tanto telefona per correggere una data.',
    isActive: false,
  },
];
