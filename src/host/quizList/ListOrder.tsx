import { comparisonIn } from '../../contract/wording/lists';
import { readLanguage, spokenIn } from '../texts/useLanguage';
import { plainText } from '../../contract/plainText';
import type { QuizSummary } from '../../contract/quizSummary';
import { Select } from '../ui/Choices';
import { useQuizListTexts } from './quizListTexts';

const ORDERS = ['changed', 'name', 'lastPlayed'] as const;

export interface Order {
  by: (typeof ORDERS)[number];
  search: string;
}

interface ListOrderProps {
  order: Order;
  onOrder: (order: Order) => void;
}

/** Searches a long list of quizzes, and sorts it. */
export function ListOrder({ order, onOrder }: ListOrderProps) {
  const texts = useQuizListTexts();
  return (
    <div className="row list-order">
      <input
        type="search"
        className="framed"
        aria-label={texts.search}
        placeholder={texts.search}
        value={order.search}
        onChange={({ target }) => onOrder({ ...order, search: target.value })}
      />
      <Select
        className="framed"
        aria-label={texts.order}
        chosen={order.by}
        options={ORDERS.map((by) => [by, texts.orders[by]] as const)}
        onChoose={(by) => onOrder({ ...order, by })}
      />
    </div>
  );
}

/** The quizzes whose name or description has the words, in this order; as they are where that is `changed`. */
export function inOrder(quizzes: readonly QuizSummary[], { by, search }: Order): QuizSummary[] {
  const words = plainText(search).split(/\s+/);
  const found = quizzes.filter(({ quizName, quizDescription }) => {
    const text = plainText(`${quizName} ${quizDescription}`);
    return words.every((word) => text.includes(word));
  });
  if (by === 'name') {
    const compare = comparisonIn(spokenIn(readLanguage()));
    return found.sort((one, other) => compare(one.quizName, other.quizName));
  }
  // What was not played for longest, or never, is what to play next.
  if (by === 'lastPlayed')
    return found.sort((one, other) => (one.lastPlayed ?? '').localeCompare(other.lastPlayed ?? ''));
  return found;
}
