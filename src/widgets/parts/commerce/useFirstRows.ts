import { useState } from 'react';

/** Lines that are drawn at once: a cart of thousands would hold the page (SEC-14). */
const AT_ONCE = 100;

/** The first of many rows, and the next hundred on demand. */
export const useFirstRows = <Row>(
  rows: readonly Row[],
): { shown: readonly Row[]; next: number; showNext: () => void } => {
  const [most, setMost] = useState(AT_ONCE);
  return {
    shown: rows.slice(0, most),
    next: Math.min(AT_ONCE, Math.max(0, rows.length - most)),
    showNext: () => setMost(most + AT_ONCE),
  };
};
