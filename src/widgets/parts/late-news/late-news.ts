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

/** One sentence to show. `code` is set for a removed line; its sentence stays until the line is in the cart again. */
export type LateSentence = { text: string; code?: string };

/** Where the news is shown. */
export type LatePlace = {
  /** Whether the place shows the cart's lines, including removed ones. */
  isCart: boolean;
  isReady(): boolean;
  /** Receives one sentence for each piece of news. */
  tell(sentences: readonly LateSentence[]): void;
};

/**
 * Follows what calls without an answer did to the cart after all, while the place is ready. The news is set at the
 * lines and passed to `tell`. A list on the page reports by itself what was added. Returns a function that stops it.
 * Source: API-06 b.
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

/** Ends the doubt about each line that has the requested quantity by now, whichever tab found out. */
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

/** Returns whether quick order is on the page. */
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
    // Nothing was changed late, so only the line says it.
    sayOfLine(end.code, { about: 'failure', failure: undefined, asked: end.asked });
    runtime().registry.actions.announce(t('shared.late.notDone', end));
    return undefined;
  }
  const news = newsOfLine(end.code);
  const isOfIt = news?.about === 'failure' && news.asked === end.asked;
  // The outcome is known by now.
  if (isOfIt && news.failure === 'unconfirmed') sayOfLine(end.code, undefined);
  return undefined;
};

/** Keeps a removed line so that it can be restored: all of it, or only the units that were not meant to be removed. */
const ofGone = (t: LateWords, { kind, line, more }: LateGone): LateSentence | undefined => {
  const { code, name } = line;
  keepRemoved(more > 0 ? { ...line, quantity: more } : line);
  if (kind === 'taken') return { code, text: t('shared.late.taken', { name }) };
  // The place of the removed line says the rest, as for any removed line.
  sayOfLine(code, undefined);
  if (more > 0) return { code, text: t('shared.late.removedMore', { name, units: more }) };
  runtime().registry.actions.announce(t('shared.late.removed', { name }));
  return undefined;
};
