import './mats.css';
import { type CSSProperties, memo } from 'react';
import { beerMat } from './beerMat';

/**
 * The beer mat of a team, beside its name; screen readers skip it. `name`: as it is displayed. Its width is
 * the custom property `--mat`, which what contains it sets.
 */
export const BeerMat = memo(function BeerMat({ name }: { name: string }) {
  const { ink, paper, card, print, letters, size } = beerMat(name);
  return (
    // The letters are drawn by the style sheet, so that they are no part of the text beside them.
    <span
      className="beer-mat"
      data-beer-mat={name}
      data-letters={letters}
      aria-hidden="true"
      style={{ color: ink, '--letters': size / 100 } as CSSProperties}
    >
      <svg viewBox="-50 -50 100 100" focusable="false">
        <path fill="currentColor" d={card} />
        <path fill={paper} fillRule="evenodd" d={print} />
      </svg>
    </span>
  );
});
