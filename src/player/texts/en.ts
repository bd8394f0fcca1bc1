import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import type { Language } from '../../contract/languages';
import words from '../../look/words/en';
import type { LinkState } from '../connection/hubLink';

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Another phone for our team';

/** What the phone says before the game begins. */
const en = {
  rehearsal: words.rehearsal,
  language: 'en' as Language,
  chooseLanguage: 'Language',
  join: {
    productName: 'Quiz Night',
    invitation: 'Join the quiz',
    labels: { code: 'Room code', name: 'Team name' },
    join: 'Join',
    joining: 'Joining…',
    cancel: words.cancel,
    returning: (name: string) => `Welcome back, ${name}. One moment…`,
    otherSession: 'Join another room',
    again: (name: string) => `${name} again?`,
    againYes: 'Yes, join',
    againNo: 'Another name',
    lastEvening: 'Your last evening',
    fairPlay: 'The host sees how often and how long you leave this page while a question is open.',
    joined: 'You are in',
    roomCode: 'Room',
    others: (count: number) =>
      count < 1
        ? 'Just you so far'
        : count === 1
          ? '1 other team is here'
          : `${words.number(count)} other teams are here`,
    whatNext: 'Watch the big screen. You can lock this phone: your place is kept.',
    leave: 'Leave the room',
    /** After `name_taken`: that name may be the team of whoever typed it. */
    sameTeam: (name: string) =>
      `Is that your team? On a phone that plays as “${name}”, tap “${another}” and scan the code there with this phone’s camera. The host can show you one too.`,
    joiningTeam: 'This phone is joining your team. One moment…',
    /** The phone was invited to a team, and has a place already. */
    invited: (name: string) => `This phone already plays here as ${name}`,
    invitedHint: 'The code leads to a team. If you change to it, your old place on this phone is gone.',
    invitedStay: (name: string) => `Go on as ${name}`,
    invitedChange: 'Change to the team of the code',
    links: {
      connecting: 'Connecting…',
      online: 'Connected',
      offline: 'No connection. Still trying; check that this phone is in the venue’s Wi-Fi.',
    } satisfies Record<LinkState, string>,
    failures: {
      code_missing: 'Type the room code from the big screen.',
      code_unknown: 'There is no room with this code. Compare it with the big screen.',
      session_full: 'This room is full. Share a phone with someone who is in, or ask the host.',
      session_locked: 'This room lets nobody else in at the moment. Ask the host.',
      name_empty: 'Type the name that the others should see.',
      name_too_long: `This name is too long. ${MAX_NAME_CHARACTERS} characters are the most that fit, fewer of long emoji.`,
      name_invalid: 'This name has characters that cannot be shown. Use letters, digits or emoji.',
      name_taken: 'This name is taken here. Choose another one.',
      server_failed:
        'The quiz computer could not let you in. Try again; if that does not help, tell the host.',
      session_ended: 'Your last room has ended. Type the code that is on the big screen now.',
      membership_gone: 'Your place in this room is gone. Join again.',
      player_removed:
        'The host has taken this name off the list. You are welcome back under another one: type it here.',
      ticket_invalid:
        'This code no longer works: it was used, or is too old. Let a phone of your team show you a new one. Or join here under a name of your own.',
      devices_full: 'This team has all the phones that it can have. You can join under a name of your own.',
      already_joined: 'This phone already plays here in another team.',
      device_removed:
        'Your team or the host has signed this phone out. Let them show you a new code, or join under a name of your own.',
    },
  },
  loading: 'One moment…',
  teamEntry: {
    another,
    phones: (count: number) => `${count} phones in the team`,
  },
};
export default en;
