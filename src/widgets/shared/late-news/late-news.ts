import { followKind, followLate } from '../../../api/cart/follow-late.ts';
import { noteFound } from '../../../api/cart/interrupted-lines.ts';
import type { Arrival } from '../../../api/cart/late-calls.ts';
import { LATE_CHANGES } from '../../../api/cart/late-changes.ts';
import type { LateEnd } from '../../../api/cart/late-changes.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { keepRemoved, newsOfLine, sayOfLine } from '../commerce/line-news.ts';
import type en from './messages/en.json';

export type LateWords = Translate<keyof typeof en>;

/**
 * Follows what calls without an answer do to the cart after all, while `isReady`: the lines say it, and `tell` hears a sentence of each.
 * A list that is on the page tells of what was added by itself. Gives the way to stop. Source: API-06 b.
 */
export const followLateNews = (
  t: LateWords,
  isReady: () => boolean,
  tell: (sentences: readonly string[]) => void,
): (() => void) => {
  const say = (sentences: readonly string[]) => {
    if (sentences.length > 0) tell(sentences);
  };
  const adds = followLate({
    isReady: () => isReady() && !isListHere(),
    tell: (arrivals) => {
      noteFound(arrivals.flatMap(({ code, again }) => (again ? [] : code)));
      say(arrivals.map((arrival) => ofArrival(t, arrival)));
    },
  });
  const changes = followKind(LATE_CHANGES, {
    isReady,
    tell: (ends) => say(ends.flatMap((end) => ofEnd(t, end) ?? [])),
  });
  return () => {
    adds.stop();
    changes.stop();
  };
};

/** Quick order is on the page. */
export const isListHere = (): boolean => document.querySelector('assess-quick-order') !== null;

const ofArrival = (t: LateWords, { code, name, quantity, units, again }: Arrival): string => {
  if (!again) return t('shared.late.added', { name, units: quantity });
  sayOfLine(code, { about: 'excess', over: quantity, units });
  return t('shared.late.excess', { name, over: quantity, units });
};

const ofEnd = (t: LateWords, end: LateEnd): string | undefined => {
  if (end.kind === 'taken') {
    keepRemoved(end.line);
    return t('shared.late.taken', { name: end.line.name });
  }
  if (end.kind === 'set') {
    const { code, asked } = end;
    sayOfLine(code, { about: 'failure', failure: undefined, asked });
    return t('shared.late.set', end);
  }
  const news = newsOfLine(end.code);
  const isOfIt = news?.about === 'failure' && news.asked === end.asked;
  // It is known by now.
  if (isOfIt && news.failure === 'unconfirmed') sayOfLine(end.code, undefined);
  return undefined;
};
