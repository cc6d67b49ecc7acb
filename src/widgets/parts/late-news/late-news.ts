import { followKind, followLate } from '../../../api/cart/follow-late.ts';
import { noteFound } from '../../../api/cart/interrupted-lines.ts';
import type { Arrival } from '../../../api/cart/late-calls.ts';
import { lateChanges } from '../../../api/cart/late-changes.ts';
import type { LateEnd, LateGone } from '../../../api/cart/late-changes.rules.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { keepRemoved, newsOfLine, sayOfLine } from '../commerce/line-news.ts';
import type en from './messages/en.json';

export type LateWords = Translate<keyof typeof en>;

/** What is told; `code` of a line that went, which is told until it is in the cart again. */
export type LateSentence = { text: string; code?: string };

/** Where the news is told. */
export type LatePlace = {
  /** Its lines are there to see, and those that went. */
  isCart: boolean;
  isReady(): boolean;
  /** Hears a sentence of each. */
  tell(sentences: readonly LateSentence[]): void;
};

/**
 * Follows what calls without an answer do to the cart after all, while the place is ready: the lines say it, and `tell` does.
 * A list that is on the page tells of what was added by itself. Gives the way to stop. Source: API-06 b.
 */
export const followLateNews = (t: LateWords, { isCart, isReady, tell }: LatePlace): (() => void) => {
  const say = (sentences: readonly LateSentence[]) => {
    if (sentences.length > 0) tell(sentences);
  };
  const adds = followLate({
    isReady: () => isReady() && !isListHere(),
    tell: (arrivals) => {
      noteFound(arrivals.flatMap(({ code, again }) => (again ? [] : code)));
      say(arrivals.map((arrival) => ({ text: ofArrival(t, arrival) })));
    },
  });
  const changes = followKind(lateChanges(!isCart), {
    isReady,
    tell: (ends) => say(ends.flatMap((end) => ofEnd(t, end) ?? [])),
  });
  const stop = runtime().registry.subscribe(endKnown);
  return () => {
    adds.stop();
    changes.stop();
    stop();
  };
};

/** A line that has the quantity asked for by now is not in doubt, whichever tab found it out. */
const endKnown = (): void => {
  for (const { product, quantity } of runtime().registry.reading(CART_KEY).data?.cart?.entries ?? [])
    endDoubt(product.code, quantity);
};

const endDoubt = (code: string, units: number): void => {
  const news = newsOfLine(code);
  const isKnown =
    news?.about === 'failure' && news.failure === 'unconfirmed' && !news.meant && news.asked === units;
  if (isKnown) sayOfLine(code, undefined);
};

/** Quick order is on the page. */
export const isListHere = (): boolean => document.querySelector('assess-quick-order') !== null;

const ofArrival = (t: LateWords, { code, name, quantity, units, again }: Arrival): string => {
  if (!again) return t('shared.late.added', { name, units: quantity });
  sayOfLine(code, { about: 'excess', over: quantity, units });
  return t('shared.late.excess', { name, over: quantity, units });
};

const ofEnd = (t: LateWords, end: LateEnd): LateSentence | undefined => {
  if ('line' in end) return ofGone(t, end);
  if (end.kind === 'set') {
    const { code, asked } = end;
    sayOfLine(code, { about: 'failure', failure: undefined, asked });
    return { text: t('shared.late.set', end) };
  }
  if (end.kind === 'notDone') {
    // Nothing has come late: the line says it.
    sayOfLine(end.code, { about: 'failure', failure: undefined, asked: end.asked });
    runtime().registry.actions.announce(t('shared.late.notDone', end));
    return undefined;
  }
  const news = newsOfLine(end.code);
  const isOfIt = news?.about === 'failure' && news.asked === end.asked;
  // It is known by now.
  if (isOfIt && news.failure === 'unconfirmed') sayOfLine(end.code, undefined);
  return undefined;
};

/** A line that went can be put back: all of it, or what nobody wanted removed. */
const ofGone = (t: LateWords, { kind, line, more }: LateGone): LateSentence | undefined => {
  const { code, name } = line;
  keepRemoved(more > 0 ? { ...line, quantity: more } : line);
  if (kind === 'taken') return { code, text: t('shared.late.taken', { name }) };
  // The place of the line says the rest, as of any that was removed.
  sayOfLine(code, undefined);
  if (more > 0) return { code, text: t('shared.late.removedMore', { name, units: more }) };
  runtime().registry.actions.announce(t('shared.late.removed', { name }));
  return undefined;
};
