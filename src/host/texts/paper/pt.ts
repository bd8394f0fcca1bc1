import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('pt');

const pt: typeof de = {
  add: {
    title: 'Equipa em papel',
    hint: 'A equipa escreve numa folha e não precisa de telemóvel.',
    name: 'Nome da equipa',
    confirm: 'Adicionar',
    done: (name) => `${name} joga em papel.`,
    refusals: {
      name_empty: 'Escreve um nome.',
      name_too_long: `Cabem no máximo ${MAX_NAME_CHARACTERS} caracteres, menos com emojis compridos.`,
      name_invalid: 'Esse nome não se pode mostrar.',
      name_taken: 'Já há uma equipa com esse nome.',
      session_full: 'A sala está cheia.',
      command_refused: 'Neste momento não dá.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Joga em papel.'
        : `Joga com ${count} ${plural(count, { one: 'telemóvel', other: 'telemóveis' })}.`,
    give: 'Dar telemóvel',
    giveMore: 'Outro telemóvel',
    qrCode: (name) => `Código QR para um telemóvel de ${name}`,
    offers: {
      issuing: 'O código QR está a chegar …',
      open: 'Lê-o com o telemóvel da equipa. O código vale para um telemóvel; ao fim de dez minutos vem outro.',
      used: 'Ligado. O telemóvel está na equipa.',
      failed: 'O servidor não deu nenhum código QR. Talvez a equipa já tenha todos os telemóveis permitidos.',
    },
    noAddress: 'Neste momento os telemóveis não chegam ao servidor, por isso não há código QR.',
    toPaper: 'Seguir em papel',
    toPaperQuestion: (name) => ({
      title: `${name}: seguir em papel?`,
      text: 'O que já foi respondido conta. Os telemóveis da equipa ficam de fora.',
      confirm: 'Em papel',
    }),
    list: 'Telemóveis da equipa',
    phone: (number) => `Telemóvel ${number}`,
    captain: 'entrega',
    sendAway: 'Remover',
    failed: 'O servidor não confirmou.',
  },
  scorer: {
    choice: 'Para que serve o telemóvel?',
    roles: { remote: 'Comando', scorer: 'Ajuda com o papel' },
    qrCode: 'Código QR de ajuda',
    offers: {
      issuing: 'O código QR está a chegar …',
      open: 'Lê-o com o telemóvel de quem ajuda: corrige as folhas e mais nada. O código vale para um aparelho e dois minutos.',
      claimed: 'Ligado. O telemóvel já corrige folhas.',
      expired: 'O código QR expirou.',
      failed: 'O servidor não deu nenhum código QR.',
    },
    device: (place) => `Ajuda ${place}`,
  },
  grid: {
    title: 'Corrigir papel',
    loading: 'A buscar as rondas …',
    failed: 'Não foi possível carregar as rondas.',
    nothingAsked: 'As rondas aparecem aqui assim que sair a primeira pergunta.',
    nobody: 'Ainda não há equipas a jogar em papel.',
    before: 'Ronda anterior',
    after: 'Ronda seguinte',
    all: 'Todas',
    team: 'Equipa',
    joker: 'Joker',
    total: 'Soma',
    missing: 'falta',
    open: 'Por corrigir',
    right: 'A certa é:',
    shares: { 1: 'certa', 0.5: 'meia', 0: 'errada' },
    empty: 'vazia',
    byPhone: 'respondida no telemóvel',
    sending: 'a guardar',
    notTaken: 'não guardado',
    refused: 'Não guardado: neste momento não dá.',
    lost: 'O servidor não respondeu.',
    badTotal: 'Pontos inteiros ou meios, como 7 ou 7,5.',
    pad: 'Correção',
    clear: 'Limpar',
    keys: '1 certa · H ou 2 meia · 0 errada · Del limpa · Enter equipa seguinte · T soma · PgUp/PgDn ronda',
  },
};
export default pt;
