import type { ReactNode } from 'react';

/** Words with a quote's number on one line: a browser would break it behind its hyphen. Needs base.css. */
export const wholeNumber = (words: string, number: string): ReactNode => {
  const [before, ...after] = words.split(number);
  return [
    before,
    ...after.flatMap((text, place) => [
      <span key={place} className="num">
        {number}
      </span>,
      text,
    ]),
  ];
};
