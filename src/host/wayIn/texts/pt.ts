import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('pt');

const pt: typeof de = {
  heading: 'Lê isto com o teu telemóvel',
  about: 'Assim sabes antes da noite se os telemóveis entram.',
  qrCode: 'Código QR para experimentar',
  waiting: 'Ainda nenhum telemóvel …',
  came: (count, written) =>
    plural(count, {
      one: 'Já cá esteve um telemóvel. É assim que todos entram hoje.',
      other: `Já cá estiveram ${written} telemóveis. É assim que todos entram hoje.`,
    }),
  later: 'Mais tarde',
  done: 'Pronto',
  help: 'Não dá?',
  link: 'Os telemóveis entram?',
  printCard: 'Cartão do Wi-Fi',
  whyNot: 'Pode ser disto:',
  choiceFailed: 'Não foi possível escolher a rede. Tenta outra vez.',
  kinds: { local: '', vpn: 'VPN', virtual: 'só dentro do portátil' },
  findings: {
    alone: {
      title: 'O portátil não está em nenhuma rede',
      text: 'Liga-o ao Wi-Fi ou ao hotspot de um telemóvel. Preparar, ensaiar e imprimir também dá sem rede.',
    },
    public: {
      title: 'Os telemóveis vêm pela internet',
      text: 'O telemóvel precisa de internet, e este endereço tem de se alcançar de fora.',
    },
    elsewhere: {
      title: 'O telemóvel está noutra rede',
      text: 'O telemóvel e o portátil precisam do mesmo Wi-Fi. Desliga por um bocado os dados móveis do telemóvel.',
    },
    several: {
      title: 'O portátil está em várias redes',
      text: 'Escolhe aquela em que estão os telemóveis. O código QR e todos os ecrãs mudam logo.',
    },
    vpn: {
      title: 'Há uma VPN ligada',
      text: 'Desliga-a por esta noite. Muitas vezes não deixa os telemóveis chegar ao portátil.',
    },
    virtual: {
      title: 'Há redes que só existem no portátil',
      text: 'São de máquinas virtuais. Os telemóveis não chegam lá: usa o Wi-Fi.',
    },
    guest: {
      title: 'O Wi-Fi dos clientes separa os aparelhos',
      text: 'Num Wi-Fi de clientes os aparelhos muitas vezes não se veem. Usa o Wi-Fi da casa ou o hotspot de um telemóvel.',
    },
  },
  firewall: {
    title: 'A firewall não deixa entrar telemóveis',
    windows: () =>
      'Em “Definições, Rede e Internet” põe a rede em “Rede privada”. Se o Windows perguntar pelo Node.js, permite “Redes privadas”.',
    macos: () =>
      'Abre “Definições do Sistema, Rede, Firewall, Opções” e permite ligações de entrada ao “node”.',
    linux: (port) => `Escreve num terminal: sudo ufw allow ${port}/tcp`,
    other: (port) => `Abre na firewall a porta ${port} (TCP).`,
  },
  card: {
    heading: 'Cartão do Wi-Fi',
    about: 'Para as mesas: primeiro o Wi-Fi, depois o quiz. O nome e a palavra-passe ficam neste portátil.',
    name: 'Nome do Wi-Fi',
    safety: 'Palavra-passe',
    kinds: { wpa: 'Com palavra-passe (WPA)', open: 'Sem palavra-passe' },
    password: 'Palavra-passe do Wi-Fi',
    hidden: 'O Wi-Fi está oculto',
    faults: {
      name: 'O nome tem de 1 a 32 caracteres.',
      password: 'A palavra-passe tem de 8 a 63 caracteres, sem acentos.',
    },
    save: 'Guardar',
    saved: 'Guardado.',
    saveFailed: 'Não foi possível guardar. Tenta outra vez.',
    print: 'Imprimir',
    perPage: 'Cartões por folha',
    preview: 'Antevisão',
    empty: 'Escreve à esquerda o vosso Wi-Fi e o cartão aparece aqui.',
    toWifi: 'Liga-te ao Wi-Fi',
    toQuiz: 'Entra no quiz',
    wifiCode: 'Código QR do Wi-Fi',
    quizCode: 'Código QR do quiz',
    wifiName: 'Wi-Fi',
    wifiPassword: 'Palavra-passe',
    withoutPassword: 'sem palavra-passe',
    noAddress: 'O portátil não está em nenhuma rede, por isso falta o endereço do quiz.',
    closed: {
      forbidden: 'O cartão só existe no portátil onde corre o quiz.',
      unreachable: 'O servidor não responde.',
      retry: 'Tentar outra vez',
      toStart: 'Ir para o início',
    },
  },
};
export default pt;
