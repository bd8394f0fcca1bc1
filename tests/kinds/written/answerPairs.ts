/**
 * What people type and what the quiz accepts, by the language of the quiz: `=` is right, `~` counts as right until the
 * host says otherwise, `?` counts as wrong until then, and `!` is wrong.
 */
export const ANSWER_PAIRS = {
  de: `
    eine Fledermaus = Fledermaus
    Die Fledermäuse = Fledermaus
    Fledermaeuse = Fledermaus
    Fledermause = Fledermaus
    der Rhein = Rhein
    Rhein = Der Rhein
    das Fegefeuer = Fegefeuer
    Herr der Ringe = Der Herr der Ringe
    Hunde = Hund
    Katze = Katzen
    Wölfe = Wolf
    Bärn ? Bär
    Pyramiden = Pyramide
    Schwestern = Schwester
    Universitäten = Universität
    Strasse = Straße
    STRASSE = Straße
    Foto = Photo
    Delphin = Delfin
    Muenchen = München
    Max & Moritz = Max und Moritz
    sieben = 7
    Die 7 Zwerge = Die sieben Zwerge
    7 Zwerge = sieben Zwerge
    zwo = 2
    12 = zwölf
    null = 0
    elf ! 12
    sechs Zwerge ! sieben Zwerge
    Ludwig 14 = Ludwig XIV.
    Ludwig der XIV. = Ludwig XIV
    Ludwig XV ! Ludwig XIV
    Ludwig XIII ! Ludwig XIV
    2. Weltkrieg ! Weltkrieg I
    Weltkrieg 2 = Weltkrieg II
    5 Kilometer = 5 km
    5km = 5 km
    3 Stunden = 3 h
    5 m ! 5 km
    5 Gramm ! 5 kg
    5 km ! 6 km
    Hess ? Hesse
    Wiener ! Wien
    Berliner ! Berlin
    Bayer ~ Bayern
    Hofmann = Hofmann
    Goethe ? Johann Goethe
    Eine ? Keine
    la Seine ? Seine
    une souris ! souricière
    Mozrt ~ Mozart
    Rom ! Roman
    Delphine = Delfin
    Heinrich IV. = Heinrich der Vierte
    Heinrich der Fünfte ! Heinrich IV
    Sankt Pauli = St. Pauli
    Dr. Schiwago = Doktor Schiwago
    €10 = 10 Euro
    20 °C = 20 Grad
    10.000 = 10000
    03.10.1990 = 3.10.1990
    3.500 ! 3,5
    31 ! 3.1`,
  en: `
    the bat = bat
    bats = bat
    a bat = Bats
    an apple = Apple
    Beatles = The Beatles
    the beatles = Beatles
    Lord of Rings = The Lord of the Rings
    churches = church
    boxes = box
    buses = bus
    tomatoes = tomato
    cities = city
    wolves = wolf
    knives = knife
    mice = mouse
    feet = foot
    firemen = fireman
    geese = goose
    color = colour
    theater = theatre
    center of gravity = centre of gravity
    grey = gray
    Simon and Garfunkel = Simon & Garfunkel
    seven = 7
    7 Dwarfs = Seven Dwarfs
    12 Angry Men = Twelve Angry Men
    zero = 0
    nought = 0
    two ! three
    Two Towers ! Three Towers
    Rocky 2 = Rocky II
    Henry 8 = Henry VIII
    Henry V ! Henry VI
    Elizabeth II ! Elizabeth I
    Elizabeth ? Elizabeth II
    World War 2 = World War II
    5 kilometres = 5 km
    5 kilometers = 5 kilometres
    10kg = 10 kilos
    5 miles ! 5 km
    5 m ! 5 km
    3 hours = 3 h
    Malcolm X = Malcolm X
    Xi ? Xi Jinping
    la Seine ? Seine
    der Rhein ? Rhein
    hard ? die hard
    Prince ! Princess
    four ? for
    news ! nest
    Adamson ! Adam
    Mozrt ~ Mozart
    St Paul's = Saint Paul's
    Mt. Everest = Mount Everest
    Henry the Eighth = Henry VIII
    Henry the Seventh ! Henry VIII
    10,000 = 10000
    1 000 000 = 1,000,000
    1,000 ! 1,001
    £10 = 10 pounds
    £11 ! 10 pounds
    100°C = 100 degrees
    6 feet = 6 ft
    6 inches ! 6 ft
    26 mi = 26 miles
    oxen = ox
    organization = organisation
    7 ! 007`,
  fr: `
    une chauve-souris = chauve-souris
    la chauve souris = chauve-souris
    les chauves-souris = chauve-souris
    de la crème = crème
    Seine = La Seine
    la Seine = Seine
    l'eau = eau
    l’eau = eau
    l eau = eau
    eau = L'eau
    de l'eau = eau
    l'Arc de Triomphe = Arc de triomphe
    Artagnan = d'Artagnan
    Seigneur des Anneaux = Le Seigneur des anneaux
    un œuf = oeuf
    oeuf = œuf
    boeuf = bœuf
    coeur = cœur
    cor ? cœur
    ex aequo = ex æquo
    yeux ! œil
    chats = chat
    chevaux = cheval
    bateaux = bateau
    cheveux = cheveu
    hiboux = hibou
    Elephant = éléphant
    Francois = François
    Astérix et Obélix = Astérix & Obélix
    sept = 7
    7 nains = sept nains
    les 7 nains = Les sept nains
    une = 1
    zero = 0
    douze = 12
    onze ! 12
    six nains ! dix nains
    Louis 14 = Louis XIV
    Louis XV ! Louis XIV
    Napoléon 3 = Napoléon III
    5 kilomètres = 5 km
    10 kilos = 10 kg
    5km = 5 km
    2 heures = 2 h
    5 m ! 5 km
    chat ! chien
    hard ? Die Hard
    Beatles ? The Beatles
    le ! Le Havre
    aujourdhui = aujourd'hui
    Mozrt ~ Mozart
    St-Étienne = Saint-Étienne
    Ste Thérèse = Sainte-Thérèse
    François Premier = François Ier
    Louis Quatrième ! Louis V
    10 000 = 10000
    20 € = €20`,
  es: `
    un murciélago = murciélago
    el murcielago = murciélago
    los murciélagos = murciélago
    paella = la paella
    la paella = Paella
    las Meninas = Meninas
    el Quijote = Quijote
    Señor de los anillos = El señor de los anillos
    gatos = gato
    unas flores = flor
    flores = flor
    leones = león
    luces = luz
    reyes = rey
    relojes = reloj
    paredes = pared
    España = Espana
    ESPAÑA = España
    pinguino = pingüino
    Méjico = México
    Zipi y Zape = Zipi & Zape
    siete = 7
    7 enanitos = siete enanitos
    los 7 enanitos = Los siete enanitos
    uno = 1
    cero = 0
    once = 11
    doce ! 11
    dos gatos ! tres gatos
    Alfonso 13 = Alfonso XIII
    Alfonso XII ! Alfonso XIII
    Felipe 2 = Felipe II
    5 kilómetros = 5 km
    5km = 5 km
    10 kilos = 10 kg
    2 horas = 2 h
    5 metros ! 5 km
    perro ! perra chica
    hard ? Die Hard
    Beatles ? The Beatles
    el ! El Cid
    ¿Madrid? = Madrid
    Mozrt ~ Mozart
    Felipe Sexto = Felipe VI
    Felipe Quinto ! Felipe VI
    3.000 = 3000
    Sta. Cruz = Santa Cruz
    rubíes = rubí`,
  it: `
    un pipistrello = pipistrello
    il pipistrello = pipistrello
    i pipistrelli = pipistrello
    della birra = birra
    degli spaghetti = spaghetti
    Il Purgatorio = Purgatorio
    Purgatorio = Il Purgatorio
    lo zio = zio
    gli gnocchi = gnocchi
    l'acqua = acqua
    l’acqua = acqua
    acqua = l'acqua
    un'arancia = arancia
    all'arancia = arancia
    succo arancia = succo d'arancia
    dell'acqua = acqua
    dell acqua ? acqua
    Signore degli Anelli = Il Signore degli Anelli
    gatti = gatto
    cavalli = cavallo
    orsi = orso
    lupi = lupo
    leoni = leone
    elefanti = elefante
    volpi = volpe
    stelle = stella
    mucche = mucca
    uova = uovo
    citta = città
    perche = perché
    Cip e Ciop = Cip & Ciop
    sette = 7
    7 nani = sette nani
    i sette nani = I 7 nani
    zero = 0
    dodici = 12
    undici ! 12
    due nani ! tre nani
    Vittorio Emanuele 2 = Vittorio Emanuele II
    Vittorio Emanuele III ! Vittorio Emanuele II
    Giovanni 23 = Giovanni XXIII
    5 chilometri = 5 km
    5km = 5 km
    10 chili = 10 kg
    5 metri ! 5 km
    Verde ? Verdi
    Rosso ? Rossi
    hard ? Die Hard
    Beatles ? The Beatles
    il ! Il Cairo
    Mozrt ~ Mozart
    funghi = fungo
    fuochi = fuoco
    formiche = formica
    arance = arancia
    1.000 = 1000
    Carlo Quinto = Carlo V
    Carlo Quarto ! Carlo V`,
  nl: `
    een vleermuis = vleermuis
    de vleermuis = vleermuis
    de vleermuizen = vleermuis
    vleermuizen = vleermuis
    het paard = paard
    't paard = paard
    ’n paard = paard
    paarden = paard
    honden = hond
    katten = kat
    dieren = dier
    boeken = boek
    bomen = boom
    schapen = schaap
    apen = aap
    bergen = berg
    sterren = ster
    steden = stad
    schepen = schip
    kinderen = kind
    foto's = foto
    tafels = tafel
    meisjes = meisje
    de Rijn = Rijn
    Rĳn = Rijn
    Ryn = Rijn
    IJSSEL = IJssel
    Cruyff = Cruijff
    Bassie en Adriaan = Bassie & Adriaan
    zeven = 7
    7 dwergen = zeven dwergen
    de 7 dwergen = De zeven dwergen
    één = 1
    nul = 0
    twaalf = 12
    elf ! 12
    Willem 2 = Willem II
    Willem III ! Willem II
    5 kilometer = 5 km
    5km = 5 km
    10 kilo = 10 kg
    3 uur = 3 h
    5 meter ! 5 km
    molen ! mol
    de tulpen = tulp
    leeuwen = leeuw
    druiven = druif
    Hard ? Die Hard
    Beatles ? The Beatles
    de ! De Haan
    vies ? vis
    Mozrt ~ Mozart
    bloemen = bloem
    brieven = brief
    rozen = roos
    tulpen = tulp
    kroketten = kroket
    tomaten = tomaat
    oliebollen = oliebol
    spinnen = spin
    bijen = bij
    € 10 = 10 euro
    Willem de Tweede = Willem II
    Willem de Derde ! Willem II
    5-5-1945 = 05-05-1945
    Willems ! Willemien`,
  pt: `
    um morcego = morcego
    o morcego = morcego
    os morcegos = morcego
    a Seine ! o Sena
    o Sena = Sena
    Sena = O Sena
    Senhor dos Anéis = O Senhor dos Anéis
    as estrelas = estrela
    gatos = gato
    flores = flor
    luzes = luz
    animais = animal
    papéis = papel
    leões = leão
    leoes = leão
    pães = pão
    homens = homem
    jardins = jardim
    portugueses = português
    coracao = coração
    avó = avo
    pinguim = pingüim
    Romeu & Julieta = Romeu e Julieta
    Romeu e a Julieta = Romeu e Julieta
    caixa d'água = caixa água
    sete = 7
    7 anões = sete anões
    os 7 anões = Os sete anões
    duas = 2
    uma = 1
    zero = 0
    doze = 12
    onze ! 12
    dois anões ! três anões
    João 6 = João VI
    João V ! João VI
    Pedro 2 = Pedro II
    5 quilómetros = 5 km
    5 quilômetros = 5 quilómetros
    5km = 5 km
    10 quilos = 10 kg
    5 metros ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    o ! O Porto
    gato ? galo
    Mozrt ~ Mozart
    países = país
    fósseis = fóssil
    1.000 = 1000
    Pedro Quarto = Pedro IV
    Pedro Quinto ! Pedro IV`,
  da: `
    en flagermus = flagermus
    flagermusen = flagermus
    flagermus = flagermusen
    flagermusene = flagermus
    flagermusene ~ flagermuseum
    dyrene = dyr
    kattene = kat
    børnene = barn
    Hel ! Helle
    den lille havfrue = lille havfrue
    Den lille havfrue = lille havfrue
    solen = sol
    sol = Solen
    månen = måne
    huset = hus
    et hus = huset
    katten = kat
    katte = kat
    bussen = bus
    æblet = æble
    kagen = kage
    kager = kage
    kagerne = kage
    museet = museum
    cyklen = cykel
    templet = tempel
    hunde = hund
    hundene = hunde
    heste = hest
    bøger = bog
    mænd = mand
    byer = by
    Aarhus = Århus
    Århus = Aarhus
    Arhus = Århus
    smoerrebroed = smørrebrød
    smorrebrod = smørrebrød
    aeble = æble
    Klods og Hans = Klods & Hans
    syv = 7
    7 dværge = syv dværge
    de 7 dværge = De syv dværge
    nul = 0
    en = 1
    tolv = 12
    elleve ! 12
    Christian 4 = Christian IV
    Christian IV ! Christian V
    5 kilometer = 5 km
    5km = 5 km
    10 kilo = 10 kg
    3 timer = 3 h
    5 meter ! 5 km
    Dansker ! Dansk
    hard ? Die Hard
    Beatles ? The Beatles
    kat ? kål
    Mozrt ~ Mozart
    hundene = hund
    mændene = mand
    cykler = cykel
    kartofler = kartoffel
    bananer = banan
    tomater = tomat
    søen = sø
    øllet = øl
    nødder = nød
    100 kr. = 100 kroner
    Christian den Fjerde = Christian IV
    Christian den Femte ! Christian IV
    10.000 = 10000`,
  nb: `
    en flaggermus = flaggermus
    ei flaggermus = flaggermus
    flaggermusen = flaggermus
    flaggermusa = flaggermus
    sola = sol
    solen = sol
    boka = bok
    boken = bok
    bøker = bok
    jenta = jente
    månen = måne
    huset = hus
    et hus = huset
    katten = katt
    katter = katt
    hunden = hund
    hunder = hund
    eplet = eple
    epler = eple
    rommet = rom
    vennen = venn
    museet = museum
    sykkelen = sykkel
    sykler = sykkel
    fjellene = fjell
    kirka = kirke
    dronninga = dronning
    dronningen = dronning
    Aalesund = Ålesund
    Ålesund = Aalesund
    Alesund = Ålesund
    Tromsoe = Tromsø
    Tromso = Tromsø
    Ole og Dole = Ole & Dole
    sju = 7
    syv = 7
    syv = sju
    7 dverger = sju dverger
    null = 0
    tolv = 12
    elleve ! 12
    Harald 5 = Harald V
    Olav IV ! Olav V
    5 kilometer = 5 km
    5km = 5 km
    3 timer = 3 h
    5 meter ! 5 km
    Maria ? Marie
    fisker ! fisk
    hard ? Die Hard
    Beatles ? The Beatles
    Mozrt ~ Mozart
    blomster = blomst
    tomater = tomat
    poteter = potet
    båter = båt
    gutter = gutt
    vafler = vaffel
    100 kr = 100 kroner
    Harald den Femte = Harald V
    Harald den Fjerde ! Harald V
    10 000 = 10000`,
  sv: `
    en fladdermus = fladdermus
    fladdermusen = fladdermus
    fladdermöss = fladdermus
    fladdermössen = fladdermus
    hundarna = hund
    katterna = katt
    blommorna = blomma
    pojkarna = pojke
    äpplena = äpple
    fåglarna = fågel
    riddarna = riddare
    solen = sol
    sol = Solen
    månen = måne
    flickan = flicka
    flickor = flicka
    flickorna = flickor
    huset = hus
    ett hus = huset
    husen = hus
    hjärtat = hjärta
    äpplet = äpple
    äpplen = äpple
    pojkar = pojke
    hundar = hund
    hundarna = hundar
    katten = katt
    katter = katt
    hästar = häst
    björnar = björn
    fåglar = fågel
    fågeln = fågel
    sjön = sjö
    vännen = vän
    hemmet = hem
    rummet = rum
    museet = museum
    böcker = bok
    den lilla sjöjungfrun = Lilla sjöjungfrun
    Aland = Åland
    Aaland = Åland
    Goeteborg = Göteborg
    Goteborg = Göteborg
    Pettson & Findus = Pettson och Findus
    sju = 7
    7 dvärgar = sju dvärgar
    noll = 0
    ett = 1
    tolv = 12
    elva ! 12
    Karl 12 = Karl XII
    Karl XI ! Karl XII
    5 kilometer = 5 km
    5km = 5 km
    3 timmar = 3 h
    5 meter ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    sal ? sil
    Mozrt ~ Mozart
    hundarna = hund
    aporna = apa
    pojkarna = pojke
    äpplena = äpple
    fåglarna = fågel
    städerna = stad
    skogar = skog
    rävar = räv
    ögon = öga
    tomater = tomat
    100 kr = 100 kronor
    Karl den Tolfte = Karl XII
    Karl den Elfte ! Karl XII
    10 000 = 10000`,
  fi: `
    lepakko = lepakko
    lepakot = lepakko
    LEPAKKO = lepakko
    kissat = kissa
    koirat = koira
    talot = talo
    hevoset = hevonen
    ihmiset = ihminen
    kukat = kukka
    kaupat = kauppa
    tytöt = tyttö
    pojat = poika
    kaupungit = kaupunki
    linnut = lintu
    rannat = ranta
    illat ! ilves
    tähdet = tähti
    kädet = käsi
    vuoret ! vuo
    ystävät = ystävä
    sienet = sieni
    vastaukset = vastaus
    kuninkaat = kuningas
    miehet = mies
    lapset = lapsi
    hirvet = hirvi
    sakki = šakki
    shakki = šakki
    Aland = Åland
    Jyvaskyla = Jyväskylä
    Hämeenlinna = Haemeenlinna
    Tom & Jerry = Tom ja Jerry
    seitsemän = 7
    7 veljestä = seitsemän veljestä
    7 veljesta = Seitsemän veljestä
    nolla = 0
    yksi = 1
    kaksitoista = 12
    yksitoista ! 12
    kaksi ! kolme
    Kustaa 2 = Kustaa II
    Kustaa III ! Kustaa II
    5 kilometriä = 5 km
    5km = 5 km
    10 kiloa = 10 kg
    3 tuntia = 3 h
    5 metriä ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    kuu ! kuusi
    Mozrt ~ Mozart
    saaret = saari
    järvet = järvi
    käärmeet = käärme
    joutsenet = joutsen
    hampaat = hammas
    jalat = jalka
    vuodet = vuosi
    yöt = yö
    Kustaa Kolmas = Kustaa III
    Kustaa Toinen ! Kustaa III
    10 000 = 10000`,
  pl: `
    nietoperz = nietoperz
    nietoperze = nietoperz
    NIETOPERZ = nietoperz
    ryby = ryba
    kobiety = kobieta
    matki = matka
    wilki = wilk
    ptaki = ptak
    koty = kot
    telefony = telefon
    komputery = komputer
    domy = dom
    psy = pies
    konie = koń
    jabłka = jabłko
    jablka = jabłko
    okna = okno
    miasta = miasto
    gwiazdy = gwiazda
    klucze = klucz
    noże = nóż
    myszy = mysz
    niedźwiedzie = niedźwiedź
    Lodz = Łódź
    ŁÓDŹ = Łódź
    zolw = żółw
    Slowacki = Słowacki
    Bolek & Lolek = Bolek i Lolek
    siedem = 7
    7 krasnoludków = siedem krasnoludków
    dwie = 2
    dwa = dwie
    zero = 0
    dwanaście = 12
    dwanascie = 12
    jedenaście ! 12
    dwa koty ! trzy koty
    Jan Paweł 2 = Jan Paweł II
    Zygmunt III ! Zygmunt II
    Jan 3 = Jan III
    5 kilometrów = 5 km
    5 kilometry = 5 kilometrów
    5km = 5 km
    10 kilo = 10 kg
    3 godziny = 3 h
    5 metrów ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    kos ? kot
    Mozrt ~ Mozart
    zamki = zamek
    lwy = lew
    oczy = oko
    dzieci = dziecko
    ręce = ręka
    chłopcy = chłopiec
    Polacy = Polak
    Czterej pancerni = 4 pancerni
    1,5 litra = 1,5 l
    100 zł = 100 złotych
    Jan Trzeci = Jan III
    Jan Drugi ! Jan III
    Kowalska ~ Kowalski
    10 000 = 10000`,
  cs: `
    netopýr = netopýr
    netopyr = netopýr
    netopýři = netopýr
    ryby = ryba
    kočky = kočka
    vlci = vlk
    ptáci = pták
    psi = pes
    lvi = lev
    orli = orel
    sloni = slon
    medvědi = medvěd
    koně = kůň
    stromy = strom
    domy = dům
    hrady = hrad
    města = město
    kola = kolo
    hvězdy = hvězda
    klíče = klíč
    planety = planeta
    krkonoše = Krkonoše
    Kralove Hradec ? Králové
    prezident = president
    museum = muzeum
    universita = univerzita
    filosofie = filozofie
    Zizka = Žižka
    RŮŽE = růže
    Tom a Jerry = Tom & Jerry
    sedm = 7
    7 trpaslíků = sedm trpaslíků
    dvě = 2
    dva = dvě
    nula = 0
    dvanáct = 12
    dvanact = 12
    jedenáct ! 12
    dva ! tři
    Karel 4 = Karel IV
    Karel V ! Karel IV
    Karel IV. = Karel IV
    5 kilometrů = 5 km
    5km = 5 km
    10 kilo = 10 kg
    3 hodiny = 3 h
    5 metrů ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    pes ? les
    Mozrt ~ Mozart
    děti = dítě
    oči = oko
    ruce = ruka
    rajčata = rajče
    párky = párek
    muzea = muzeum
    prezidenti = prezident
    100 Kč = 100 korun
    Karel Čtvrtý = Karel IV
    Karel Pátý ! Karel IV
    10 000 = 10000`,
  uk: `
    кажан = кажан
    кажани = кажан
    КАЖАН = кажан
    риби = риба
    коти = кот
    вовки = вовк
    птахи = птах
    зірки ! зірка ясна і далека
    миші = миша
    пісні = пісня
    вулиці = вулиця
    тіні = тінь
    коні = кінь
    пси = пес
    міста = місто
    яблука = яблуко
    озера = озеро
    дні = день
    ведмеді = ведмідь
    столи = стіл
    Київ = Київ
    Киiв = Київ
    Kиїв = Київ
    КИЇВ = Київ
    Kиïв = Київ
    XАРКІВ = Харків
    Ґонта = Гонта
    п’ять = п'ять
    п'ять = 5
    пʼять = 5
    5 = п\`ять
    дев’ять = 9
    нуль = 0
    дві = 2
    два = дві
    дванадцять = 12
    одинадцять ! 12
    два коти ! три коти
    Том & Джері = Том та Джері
    Людовік 14 = Людовік XIV
    Людовік XV ! Людовік XIV
    Наполеон ІІІ = Наполеон III
    5 кілометрів = 5 км
    5км = 5 км
    5 км = 5 km
    3 години = 3 год
    5 метрів ! 5 км
    hard ? Die Hard
    Beatles ? The Beatles
    кит ! кін
    Моцрт ~ Моцарт
    коти = кіт
    хлопці = хлопець
    будинки = будинок
    острови = острів
    діти = дитина
    очі = око
    ночі = ніч
    1,5 літра = 1,5 л
    60 кг = 60 kg
    Том та Джері ? Том і Джері
    Іван Третій = Іван III
    Іван Другий ! Іван III
    10 000 = 10000`,
  hu: `
    egy denevér = denevér
    a denevér = denevér
    denevérek = denevér
    a denevérek = denevér
    az alma = alma
    almák = alma
    kutyák = kutya
    macskák = macska
    körték = körte
    hajók = hajó
    esők = eső
    asztalok = asztal
    házak = ház
    könyvek = könyv
    virágok = virág
    tükrök = tükör
    lovak = ló
    madarak = madár
    levelek = levél
    Gyűrűk Ura = A Gyűrűk Ura
    Erdö = Erdő
    Erdo = Erdő
    hűtö = hűtő
    hütő = hűtő
    Győr = Györ
    GYŐR = Győr
    Gyor = Győr
    Rákóci = Rákóczi
    Tom és Jerry = Tom & Jerry
    hét = 7
    7 törpe = hét törpe
    a 7 törpe = A hét törpe
    két = 2
    kettő = két
    nulla = 0
    tizenkettő = 12
    tizenegy ! 12
    két törpe ! hat törpe
    Béla 4 = Béla IV
    IV. Béla = 4. Béla
    Béla III ! Béla IV
    5 kilométer = 5 km
    5km = 5 km
    10 kiló = 10 kg
    3 óra = 3 h
    5 méter ! 5 km
    Die Hard = Die Hard
    hard ? Die Hard
    Beatles ? The Beatles
    A ! A csapat
    fal ? fül
    Mozrt ~ Mozart
    fák = fa
    nők = nő
    évek = év
    tavak = tó
    bokrok = bokor
    majmok = majom
    Szt. István = Szent István
    100 Ft = 100 forint
    Negyedik Béla = IV. Béla
    I. Rákóczi Ferenc ! II. Rákóczi Ferenc
    10 000 = 10000`,
  tr: `
    bir yarasa = yarasa
    yarasa = Bir yarasa
    yarasalar = yarasa
    kediler = kedi
    evler = ev
    çocuklar = çocuk
    çiçekler = çiçek
    İstanbul = İstanbul
    istanbul = İstanbul
    ISTANBUL = İstanbul
    İSTANBUL = istanbul
    Isparta = Isparta
    ısparta = Isparta
    ISPARTA = ısparta
    Iğdır = Iğdır
    igdir = Iğdır
    IĞDIR = Iğdır
    DİYARBAKIR = Diyarbakır
    diyarbakir = Diyarbakır
    Akif = Âkif
    kagit = kâğıt
    KÂĞIT = kâğıt
    Sanliurfa = Şanlıurfa
    Cesme = Çeşme
    Üsküdar = Uskudar
    Tom ve Jerry = Tom & Jerry
    yedi = 7
    7 cüce = yedi cüce
    Yedi Cüceler = 7 cüce
    sıfır = 0
    sifir = 0
    altı = 6
    on = 10
    on bir = 11
    onbir = 11
    on iki = 12
    oniki = on iki
    on bir ! 12
    iki ! üç
    iki cüce ! üç cüce
    2. Abdülhamit = II. Abdülhamit
    Abdülhamit 2 = Abdülhamit II
    Selim III ! Selim II
    5 kilometre = 5 km
    5km = 5 km
    3 saat = 3 h
    5 metre ! 5 km
    hard ? Die Hard
    Beatles ? The Beatles
    kar ! kır gezisi
    Mozrt ~ Mozart
    atlar = at
    eller = el
    100 TL = 100 lira
    5 dk = 5 dakika
    İkinci Mehmet = II. Mehmet
    I. Mehmet ! II. Mehmet
    10.000 = 10000`,
};
