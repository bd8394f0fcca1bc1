import type { Language } from '../../../contract/languages';

/** How hosts name the parts of a quiz that they write down; alternatives are separated by `|`. */
interface ListWords {
  question: string;
  /** Above all questions of the document. */
  questions: string;
  /** One answer, before a colon. */
  answer: string;
  /** Above all answers, at the end of a round or of the whole document. */
  answers: string;
  explanation: string;
  /** Before the number or the title of a round. */
  round: string;
  /** In brackets after the right choice. */
  right: string;
  /** After a number in brackets. */
  points: string;
}

/** The words in each language that has any. Letters are abbreviations, as in “Q:” and “A:”. */
const LIST_WORDS = {
  en: {
    question: 'question|quest|q',
    questions: '(?:the )?questions',
    answer:
      '(?:the )?(?:correct|right) (?:answer|option|choice)(?: is)?|answer(?: is)?|ans|solution|correct|a',
    answers: '(?:the )?(?:correct |right )?answers|answer (?:key|sheet|list)|solutions|key',
    explanation: 'explanation|fun fact|fact|why|rationale|reason|did you know',
    round: 'round|category|section|topic',
    right: 'correct|right',
    points: 'points?|pts?',
  },
  de: {
    question: 'frage|f',
    questions: '(?:die )?fragen',
    answer: '(?:richtige|korrekte) (?:antwort|lösung)|antwort|antw|lösung|loesung|richtig|a',
    answers: '(?:die )?(?:richtigen )?antworten|lösungen|loesungen|lösungsblatt|auflösung|lösungsschlüssel',
    explanation: 'erklärung|erläuterung|begründung|wissenswertes|hintergrund|fun fact',
    round: 'runde|kategorie|themenblock|thema',
    right: 'richtig|korrekt',
    points: 'punkte?|pkt',
  },
  fr: {
    question: 'question|q',
    questions: 'questions',
    answer: '(?:bonne )?réponse(?: correcte| exacte)?|reponse|solution|rép|r',
    answers: '(?:les )?(?:bonnes )?réponses|reponses|solutions|corrigé',
    explanation: 'explication|le saviez-vous|anecdote',
    round: 'manche|tour|catégorie|thème',
    right: 'correct|correcte|juste|bonne réponse',
    points: 'points?|pts?',
  },
  es: {
    question: 'pregunta|p',
    questions: '(?:las )?preguntas',
    answer: '(?:la )?respuesta(?: correcta)?|solución|resp|r',
    answers: '(?:las )?respuestas(?: correctas)?|soluciones|solucionario',
    explanation: 'explicación|dato curioso|curiosidad',
    round: 'ronda|categoría|tema',
    right: 'correcta|correcto',
    points: 'puntos?|pts?',
  },
  it: {
    question: 'domanda|d',
    questions: '(?:le )?domande',
    answer: '(?:la )?risposta(?: corretta| esatta| giusta)?|soluzione|risp|r',
    answers: '(?:le )?risposte(?: corrette| esatte)?|soluzioni',
    explanation: 'spiegazione|curiosità|lo sapevi',
    round: 'turno|manche|round|categoria|tema',
    right: 'corretta|corretto|giusta|esatta',
    points: 'punt[oi]|pt',
  },
  nl: {
    question: 'vraag|v',
    questions: '(?:de )?vragen',
    answer: '(?:het )?(?:juiste |goede |correcte )?antwoord|antw|oplossing|a',
    answers: '(?:de )?(?:juiste )?antwoorden|oplossingen|antwoordblad',
    explanation: 'uitleg|toelichting|weetje',
    round: 'ronde|categorie|thema',
    right: 'juist|goed|correct',
    points: 'punt|punten|ptn',
  },
  pl: {
    question: 'pytanie|pyt|p',
    questions: 'pytania',
    answer: '(?:poprawna |prawidłowa |dobra )?odpowiedź|rozwiązanie|odp|o',
    answers: '(?:poprawne |prawidłowe )?odpowiedzi|rozwiązania|klucz odpowiedzi|klucz',
    explanation: 'wyjaśnienie|ciekawostka|uzasadnienie',
    round: 'runda|kategoria|temat',
    right: 'poprawna|prawidłowa|poprawnie|dobrze',
    points: 'punkty|punktów|punkt|pkt',
  },
  cs: {
    question: 'otázka|ot|o',
    questions: 'otázky',
    answer: '(?:správná )?odpověď|řešení|odp|o',
    answers: '(?:správné )?odpovědi|řešení otázek|klíč',
    explanation: 'vysvětlení|zajímavost|zdůvodnění',
    round: 'kolo|kategorie|téma|okruh',
    right: 'správně|správná',
    points: 'body|bodů|bod',
  },
  da: {
    question: 'spørgsmål|spm|sp',
    questions: 'spørgsmål',
    answer: '(?:det )?(?:rigtige |korrekte )?svar|løsning|rigtigt svar|korrekt svar|s',
    answers: 'svar|(?:de )?(?:rigtige )?svarene|facit|facitliste|svarliste|løsninger',
    explanation: 'forklaring|vidste du',
    round: 'runde|kategori|tema',
    right: 'rigtig|rigtigt|korrekt',
    points: 'point',
  },
  sv: {
    question: 'fråga|fr',
    questions: 'frågor',
    answer: '(?:rätt |korrekt )?svar|lösning|s',
    answers: 'svar|(?:rätta )?svaren|facit|rättningsmall|lösningar',
    explanation: 'förklaring|kuriosa|visste du',
    round: 'omgång|rond|runda|kategori|tema',
    right: 'rätt|korrekt',
    points: 'poäng|p',
  },
  nb: {
    question: 'spørsmål|spm',
    questions: 'spørsmål',
    answer: '(?:riktig |rett |korrekt )?svar|løsning|s',
    answers: 'svar|(?:de )?(?:riktige )?svarene|fasit|svarark|løsninger',
    explanation: 'forklaring|visste du',
    round: 'runde|kategori|tema',
    right: 'riktig|rett|korrekt',
    points: 'poeng',
  },
  fi: {
    question: 'kysymys|k',
    questions: 'kysymykset',
    answer: '(?:oikea )?vastaus|ratkaisu|v',
    answers: '(?:oikeat )?vastaukset|ratkaisut',
    explanation: 'selitys|perustelu|tiesitkö',
    round: 'kierros|kategoria|aihe',
    right: 'oikein|oikea',
    points: 'pistettä|piste|p',
  },
  hu: {
    question: 'kérdés|k',
    questions: 'kérdések',
    answer: '(?:a )?(?:helyes )?válasz|megoldás|v',
    answers: '(?:a )?(?:helyes )?válaszok|megoldások|megoldókulcs',
    explanation: 'magyarázat|indoklás|érdekesség',
    round: 'forduló|kör|kategória|téma|témakör',
    right: 'helyes|jó',
    points: 'pont',
  },
  pt: {
    question: 'pergunta|questão|p',
    questions: '(?:as )?perguntas',
    answer: '(?:a )?resposta(?: certa| correta)?|solução|resp|r',
    answers: '(?:as )?respostas(?: certas| corretas)?|soluções|gabarito',
    explanation: 'explicação|curiosidade|sabias que|sabia que',
    round: 'ronda|rodada|categoria|tema',
    right: 'certa|certo|correta|correto',
    points: 'pontos?',
  },
  tr: {
    question: 'soru|s',
    questions: 'sorular',
    answer: '(?:doğru )?(?:cevap|yanıt)|çözüm|c',
    answers: '(?:doğru )?(?:cevaplar|yanıtlar)|cevap anahtarı|çözümler',
    explanation: 'açıklama|bilgi|biliyor muydun(?:uz)?',
    round: 'tur|bölüm|kategori|konu',
    right: 'doğru',
    points: 'puan',
  },
  uk: {
    question: 'питання|запитання|п',
    questions: 'питання|запитання',
    answer: '(?:правильна |вірна )?відповідь|розв’язок|в',
    answers: '(?:правильні )?відповіді|ключ|розв’язки',
    explanation: 'пояснення|цікавий факт|обґрунтування',
    round: 'раунд|тур|категорія|тема',
    right: 'правильно|вірно|правильна',
    points: 'балів|бали|бал',
  },
} satisfies Partial<Record<Language, ListWords>>;

/** Returns the alternatives of all languages as part of a pattern, longest first: “answer is” before “answer”. */
export function listWords(name: keyof ListWords): string {
  const all = Object.values(LIST_WORDS).flatMap((words) => alternatives(words[name]));
  return [...new Set(all)].sort((one, other) => other.length - one.length).join('|');
}

/** Splits at the signs that are not within brackets. */
function alternatives(words: string): string[] {
  return words.split(/\|(?![^(]*\))/);
}
