import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/pt';
import type en from './en';

const plural = pluralIn('pt');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Mais um telemóvel na equipa';

const pt: typeof en = {
  rehearsal: words.rehearsal,
  language: 'pt',
  chooseLanguage: 'Idioma',
  join: {
    productName: 'Quiz Night',
    invitation: 'Entra no quiz',
    labels: { code: 'Código da sala', name: 'Nome da equipa' },
    join: 'Jogar',
    joining: 'Um momento…',
    cancel: words.cancel,
    returning: (name) => `Olá de novo, ${name}! Um momento…`,
    otherSession: 'Ir para outra sala',
    again: (name) => `Outra vez como ${name}?`,
    againYes: 'Sim, jogar',
    againNo: 'Outro nome',
    lastEvening: 'A vossa última noite',
    fairPlay: 'Quem apresenta vê quantas vezes e quanto tempo saem desta página com uma pergunta aberta.',
    joined: 'Já cá estás!',
    roomCode: 'Sala',
    others: (count) =>
      count < 1
        ? 'Por agora, só tu'
        : `Mais ${words.number(count)} ${plural(count, { one: 'equipa', other: 'equipas' })} aqui`,
    whatNext: 'Olha para o ecrã grande. Podes bloquear o telemóvel: o teu lugar fica guardado.',
    leave: 'Sair da sala',
    sameTeam: (name) =>
      `É a tua equipa? Num telemóvel que jogue como «${name}», toca em «${another}» e lê o código com a câmara deste. Quem apresenta também te pode mostrar um.`,
    joiningTeam: 'Este telemóvel está a entrar na vossa equipa. Um momento…',
    invited: (name) => `Este telemóvel já joga aqui como ${name}`,
    invitedHint: 'O código leva a uma equipa. Se mudares, este telemóvel perde o lugar que tinha.',
    invitedStay: (name) => `Continuar como ${name}`,
    invitedChange: 'Ir para a equipa do código',
    links: {
      connecting: 'A ligar…',
      online: 'Online',
      offline: 'Sem ligação. Continuamos a tentar; vê se o telemóvel está no Wi-Fi daqui.',
    },
    failures: {
      code_missing: 'Escreve o código da sala que está no ecrã grande.',
      code_unknown: 'Não há nenhuma sala com esse código. Compara-o com o do ecrã grande.',
      session_full: 'A sala está cheia. Junta-te a outra equipa ou fala com quem apresenta.',
      session_locked: 'Neste momento não pode entrar mais ninguém. Fala com quem apresenta.',
      name_empty: 'Escreve o nome que os outros vão ver.',
      name_too_long: `Esse nome é muito comprido. Cabem no máximo ${MAX_NAME_CHARACTERS} caracteres, menos com emojis compridos.`,
      name_invalid: 'Esse nome tem caracteres que não se podem mostrar. Usa letras, números ou emojis.',
      name_taken: 'Esse nome já está ocupado aqui. Escolhe outro.',
      server_failed:
        'O computador do quiz não te conseguiu deixar entrar. Tenta outra vez ou avisa quem apresenta.',
      session_ended: 'A tua última sala já acabou. Escreve o código que está agora no ecrã.',
      membership_gone: 'O teu lugar nesta sala já não existe. Entra outra vez.',
      player_removed:
        'Esse nome foi tirado da lista. Com outro podes voltar quando quiseres: escreve-o aqui.',
      ticket_invalid:
        'Este código já não vale: foi usado ou é antigo. Pede um novo num telemóvel da tua equipa. Ou joga aqui com o teu próprio nome.',
      devices_full: 'Esta equipa já tem todos os telemóveis permitidos. Podes jogar com o teu próprio nome.',
      already_joined: 'Este telemóvel já joga aqui noutra equipa.',
      device_removed:
        'A tua equipa ou quem apresenta tirou este telemóvel. Pede lá um código novo ou joga com o teu próprio nome.',
    },
  },
  loading: 'Um momento…',
  teamEntry: {
    another,
    phones: (count) => `Equipa: ${count} ${plural(count, { one: 'telemóvel', other: 'telemóveis' })}`,
  },
};
export default pt;
