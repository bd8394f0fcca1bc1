import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/pt';
import type de from './de';

const plural = pluralIn('pt');

const pt: typeof de = {
  words,
  connection: {
    label: 'Ligação',
    names: {
      Connected: 'Ligado',
      Connecting: 'A ligar',
      Reconnecting: 'A ligar de novo',
      Disconnecting: 'A desligar',
      Disconnected: 'Sem ligação',
    },
    states: {
      Connected: 'Tudo em ordem: quem entra aparece logo.',
      Connecting: 'A ligar ao servidor.',
      Reconnecting: 'A ligação caiu e está a ser recuperada.',
      Disconnecting: 'A ligação está a ser fechada.',
      Disconnected: 'Não há ligação.',
    },
    problems: {
      unreachable: 'O servidor não responde; continua-se a tentar.',
      server_error: 'O servidor dá um erro; continua-se a tentar.',
      unreadable: 'Neste endereço não responde nenhum servidor de quiz; continua-se a tentar.',
      unknown: 'O servidor não conhece esta sessão.',
      hub_refused: 'O servidor responde, mas não permite a ligação em direto; continua-se a tentar.',
    },
    gaveUp: {
      unreachable: 'O servidor não respondeu a quatro tentativas.',
      server_error: 'Em quatro tentativas o servidor só deu erro.',
      unreadable: 'Neste endereço não responde nenhum servidor de quiz.',
      unknown: 'O servidor não conhece esta sessão.',
      hub_refused: 'O servidor responde, mas recusou quatro vezes a ligação em direto.',
    },
    unread: 'Quem entra aparece, mas a sessão não se consegue ler neste momento.',
    notCreated: {
      unreachable: 'A sessão não foi criada: o servidor não responde.',
      server_error: 'A sessão não foi criada: o servidor dá um erro.',
      unreadable: 'A sessão não foi criada: neste endereço não responde nenhum servidor de quiz.',
      unknown: 'A sessão não foi criada: o servidor não conhece este quiz.',
      hub_refused: 'A sessão não foi criada: o servidor não permite a ligação em direto.',
    },
    joinAddress: 'Endereço para entrar',
    print: 'Imprimir folhas e cartões de mesa',
    serverKey: {
      wanted: 'A sessão não foi criada: o servidor pede a sua chave a este aparelho.',
      label: 'Chave do servidor',
      where: 'Está no link que o Quiz Night mostra ao arrancar e no ficheiro server-key da pasta de dados.',
      wrong: 'Essa não é a chave deste servidor.',
      open: 'Abrir sessão',
    },
    ending: {
      offer: 'Fechar sessão',
      question: 'Fechar mesmo a sessão? Todas as equipas saem da sala.',
      running: 'A fechar a sessão …',
      failed: 'O servidor não confirmou o fecho da sessão.',
      confirm: 'Fechar',
    },
    noJoinAddress: {
      loopback:
        'Faltam o endereço e o código QR porque o servidor não está em nenhuma rede: assim os telemóveis não chegam lá.',
      unreachable:
        'Faltam o endereço e o código QR porque o servidor não responde no seu endereço de rede; tenta-se a cada minuto.',
    },
    notices: {
      in_memory: 'O servidor não consegue guardar: a noite continua, mas perde-se se ele reiniciar.',
      store_silent:
        'O armazenamento do servidor não responde: o jogo está parado e continua sozinho assim que ele voltar.',
      season_waiting: 'A noite ainda não está na liga: o disco não a aceita. Continua-se a tentar.',
    },
    nothingToOpen: 'Aqui não há nenhuma sessão aberta.',
    connectAgain: 'Ligar de novo',
    openSettings: 'Definir ligação',
    toStart: 'Ir para o início',
  },
  devices: {
    qrCode: 'Código QR para o comando',
    offers: {
      issuing: 'O código QR está a chegar …',
      open: 'Lê-o com o teu telemóvel e passas a comandar o quiz com ele. O código vale para um aparelho e dois minutos.',
      claimed: 'Ligado. O telemóvel já comanda o quiz.',
      expired: 'O código QR expirou.',
      failed: 'O servidor não deu nenhum código QR.',
    },
    another: 'Novo código QR',
    noAddress: 'Neste momento os telemóveis não chegam ao servidor, por isso não há código QR.',
    devices: 'Estes aparelhos comandam o quiz',
    first: 'O primeiro',
    remote: (place) => `Comando ${place}`,
    own: (name) => `${name} (este aparelho)`,
    dismiss: 'Remover',
  },
  lobby: {
    number: words.number,
    heading: 'Sala do quiz',
    hint: 'Partilha este código com o teu pessoal para entrarem.',
    noWayIn: {
      loopback: {
        title: 'O portátil não está em nenhuma rede',
        text: 'Liga-o ao Wi-Fi ou ao hotspot de um telemóvel. Depois aparecem aqui o endereço e o código QR.',
      },
      unreachable: {
        title: 'Os telemóveis ainda não conseguem entrar',
        text: 'O portátil não responde no seu endereço de rede. Verifica o Wi-Fi, a VPN e a firewall. Assim que responder, aparecem aqui o endereço e o código QR.',
      },
    },
    players: 'Na sala',
    emptySlot: 'À espera...',
    invitation: 'Entrar',
    copyCode: 'Copiar código',
    copyLink: 'Copiar link',
    copied: { code: 'Código copiado', link: 'Link copiado' },
    notCopied: 'Este navegador não deixa copiar. Clica para selecionar:',
    startFailed: 'O servidor não confirmou o início.',
    holdPage: 'Parar as páginas',
    turnPages: 'Voltar a passar páginas',
    arrived: (count, names, total) =>
      `${words.number(count)} ${plural(count, { one: 'equipa nova', other: 'equipas novas' })}${names && `: ${names}`}, ${words.number(total)} na sala`,
  },
  crowd: {
    start: 'Começar',
    startAlone: {
      title: 'Começar sem equipas?',
      text: 'Ainda não há ninguém na sala. Quem chegar mais tarde também pode jogar.',
      confirm: 'Começar assim',
    },
    menu: (name) => `${name}: mudar nome ou remover`,
    locked: 'Entrada fechada',
    pace: {
      label: 'Tempo/pergunta',
      of: { 1: 'o do quiz', 1.5: 'uma vez e meia', 2: 'o dobro', 0: 'sem limite' },
    },
    addPaper: '+ Equipa em papel',
    onPaper: 'em papel',
    lock: 'Fechar entrada',
    unlock: 'Abrir entrada',
  },
  players: {
    rename: 'Mudar nome',
    uncover: 'Ver nome',
    phones: 'Telemóveis e papel',
    remove: 'Remover',
    newName: 'Novo nome',
    save: 'Guardar',
    nameFaults: {
      empty: 'Escreve um nome.',
      too_long: `Cabem no máximo ${MAX_NAME_CHARACTERS} caracteres, menos com emojis compridos.`,
      refused: 'Esse nome já existe, foi removido ou não se pode mostrar.',
    },
    removeQuestion: (name) => ({
      title: `Remover ${name}?`,
      text: 'Perdem-se os pontos e o nome. O telemóvel pode voltar a entrar com outro nome enquanto a entrada estiver aberta.',
      confirm: 'Remover',
    }),
    removeMany: {
      heading: 'Remover várias',
      away: (count) =>
        `Remover quem não tem ligação nem respostas${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count) => `Remover esta e as seguintes${count === undefined ? '' : ` (${count})`}`,
      newest: 'Remover as últimas',
      howMany: 'Quantas?',
      awayQuestion: 'Remover todas as que não têm ligação e ainda não responderam a nada?',
      newestQuestion: (count) =>
        plural(count, { one: 'Remover a última equipa?', other: `Remover as últimas ${count} equipas?` }),
      text: 'Perdem-se os pontos delas. Podem voltar a entrar com o mesmo nome enquanto a entrada estiver aberta.',
      confirm: 'Remover todas',
    },
  },
  settings: {
    title: 'Definições',
    general: 'Geral',
    connection: 'Ligação',
    design: 'Aspeto',
    venue: 'Casa',
    aboutLanguage:
      'Um só idioma, ou alemão e inglês misturados; vale logo neste aparelho. Os telemóveis seguem a sua própria definição.',
    language: 'Idioma',
    mixture: 'Mistura',
    aboutDesign:
      'Claro para o dia, escuro (modo escuro) para a noite; vale logo neste aparelho. Automático segue a definição dele.',
    themeMode: 'Cores',
    themeModes: { light: 'Claro', dark: 'Escuro', auto: 'Automático' },
    serverAddress: 'IP do servidor',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Testar a ligação',
    testing: 'A testar a ligação …',
    tested: {
      found: (count) =>
        plural(count, {
          one: `${words.number(count)} quiz encontrado.`,
          other: `${words.number(count)} quizzes encontrados.`,
        }),
      notAQuizServer: 'Há algo que responde, mas não é um servidor de quiz.',
      failing: 'O servidor responde, mas dá um erro.',
      refused: 'Recusada: não há ligação ou o servidor não a permite.',
      silent: 'Sem resposta em 5 segundos.',
    },
    save: 'Guardar',
    addressFaults: {
      empty: 'Escreve um endereço, por exemplo http://192.168.0.10:5000.',
      not_an_address: 'Isso não é um endereço. Tem de ser algo como http://192.168.0.10:5000.',
      scheme: 'Só valem endereços com http:// ou https://.',
      credentials: 'Sem nome de utilizador nem palavra-passe, por favor.',
      query: 'Sem ? nem #, por favor.',
    },
  },
  quizDialog: {
    title: 'Abrir um quiz',
    loading: 'A carregar quizzes',
    failed: 'Não foi possível carregar os quizzes',
    empty: 'Ainda não há quizzes neste servidor.',
  },
  shortcuts: {
    title: 'Teclas rápidas',
    keysAnywhere: {
      F: 'Pôr e tirar o ecrã inteiro',
      C: 'Copiar o código da sala, na sala',
      L: 'Copiar o link para entrar, na sala',
      '?': 'Esta lista',
    },
    inGame: 'No quiz',
  },
  evenings: {
    goOn: (quizName, where) => `Seguir: ${quizName}, ${where}`,
    lobby: 'sala',
    round: (place) => `ronda ${place}`,
    question: (place) => `pergunta ${place}`,
    tieBreak: 'desempate',
    reveal: (question) => `solução: ${question}`,
    scores: 'pontuação',
    break: 'intervalo',
    podium: 'pódio',
    rules: 'regras',
    season: 'tabela da liga',
    ended: 'Últimas noites',
    until: 'Os resultados ficam doze horas.',
  },
  takeHome: {
    heading: 'Resultados',
    save: 'Guardar resultados',
    offers: {
      xlsx: 'Resultados para Excel (XLSX)',
      csv: 'Resultados em CSV',
      certificate: 'Diploma para imprimir',
    },
    saving: {
      none: '',
      running: 'A criar o ficheiro …',
      saved: 'O ficheiro está guardado.',
      failed: 'Não resultou. Tenta outra vez.',
    },
    ending: {
      offer: 'Acabar a noite',
      question: {
        title: 'Acabar a noite?',
        text: 'Os telemóveis agradecem, com lugar e pontos. Os resultados ficam na página inicial.',
        confirm: 'Acabar já',
      },
      running: 'A acabar a noite …',
      failed: 'O servidor não confirmou que a noite acabou.',
      done: 'A noite acabou',
      kept: 'Os resultados ficam na página inicial do portátil.',
    },
    fileName: 'Resultados',
  },
};
export default pt;
