import type { ReactNode } from 'react';
import { useLanguage } from '../../texts/useLanguage';
import { useFit } from '../../ui/fit/useFit';

interface FitBoxProps {
  /** All that the content is drawn from: a change of it calls for a new fit. */
  content: unknown;
  className?: string;
  /** Whether a question stays as large as it was. */
  keepsQuestion?: boolean | undefined;
  children: ReactNode;
  /** Whether a question is answered by typing, and how far its reveal has come. */
  'data-is-written'?: boolean | undefined;
  'data-reveal'?: string | undefined;
}

/** A column that fills the height left for it, with type as large as fits; see `useFit`. */
export function FitBox({ content, className = '', keepsQuestion, children, ...data }: FitBoxProps) {
  // Words differ in length between languages.
  const language = useLanguage();
  const ref = useFit(JSON.stringify([language, content]), 'vh', keepsQuestion);
  return (
    <div {...data} ref={ref} className={`rest fit-box ${className}`}>
      {children}
    </div>
  );
}
