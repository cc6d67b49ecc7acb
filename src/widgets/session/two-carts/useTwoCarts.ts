import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  discardEarlier,
  findTwoCarts,
  keepEarlier,
  mergeCarts,
  SETTLED,
  type TwoCarts,
} from '../../../api/cart/two-carts.ts';
import { isCartOutdated, type CappedLine } from '../../../api/cart/two-carts.rules.ts';
import { savedName } from '../../../api/saved-cart/saved-cart.rules.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { now } from '../../../core/clock.ts';
import { cartMatters } from '../../../core/prompts/matters.ts';
import { formatDate } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The step of the question: asked, confirmed before something is deleted, or answered, with lines to report. */
type TwoCartsStep = 'ask' | 'confirm' | { capped: readonly CappedLine[] };
type Answer = 'merge' | 'keep' | 'discard';

export type TwoCartsState = ReturnType<typeof useTwoCarts>;

const settleTwoCarts = (): void => cartMatters.settle(runtime().registry, () => true);

/** Carries out the shopper's decision about two carts, once. With `sample`, nothing is done. */
export const useTwoCarts = (found: TwoCarts, sample: boolean) => {
  const t = useTwoCartsMessages();
  const { registry, storage, row } = runtime();
  const [two, setTwo] = useState(found);
  const [step, setStep] = useState<TwoCartsStep>('ask');
  const [busy, setBusy] = useState<Answer>();
  /** Why it is asked again: the answer could not be carried out, or the carts have changed. */
  const [trouble, setTrouble] = useState<'failed' | 'changed'>();
  const running = useRef(false);
  const isOver = typeof step === 'object';
  const signedIn = useSyncExternalStore(
    registry.subscribe,
    () => registry.getSnapshot().session.status === 'signed-in',
  );

  useEffect(() => {
    if (sample || isOver) return;
    const look = () => {
      // Another tab has decided, or the shopper has signed out.
      const isOpen = signedIn && storage.read('cartGuid', row.baseSite) === two.anonymous.guid;
      if (!isOpen && !running.current) settleTwoCarts();
    };
    look();
    return storage.subscribe('cartGuid', look, row.baseSite);
  }, [sample, isOver, signedIn, storage, registry, row, two]);

  const end = (text: string): void => {
    reportSolved('cart.signIn');
    // The message centre shows and announces it. A page without one at least announces it.
    if (document.querySelector('assess-notifications'))
      registry.actions.publish({ id: 'two-carts', level: 'success', code: 'notification.two-carts', text });
    else registry.actions.announce(text);
    settleTwoCarts();
  };

  const anew = async (): Promise<void> => {
    const again = await findTwoCarts();
    if (again === undefined) return settleTwoCarts();
    setTwo(again);
    setStep('ask');
    setTrouble('changed');
  };

  const run = async (name: Answer, work: () => Promise<void>): Promise<void> => {
    // A second press while the first is under way has no effect.
    if (sample || running.current) return;
    running.current = true;
    setBusy(name);
    setTrouble(undefined);
    try {
      await work().catch((error: unknown) => {
        if (!isCartOutdated(error)) throw error;
        return anew();
      });
    } catch (error) {
      reportLater('cart.signIn', error);
      setTrouble('failed');
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const merge = async (): Promise<void> => {
    const capped = await mergeCarts(two);
    if (capped === SETTLED) settleTwoCarts();
    else if (capped.length > 0) setStep({ capped });
    else end(t('session.carts.merged'));
  };
  const keep = async (): Promise<void> => {
    const date = formatDate(now(), row.tag);
    const name = savedName(t('session.carts.savedName'), new Date(now()).toISOString().slice(0, 10));
    const kept = await keepEarlier(two, { name, description: t('session.carts.savedNote', { date }) });
    if (kept === SETTLED) settleTwoCarts();
    else end(t('session.carts.kept', { name }));
  };
  const discard = async (): Promise<void> => {
    if ((await discardEarlier(two)) === SETTLED) settleTwoCarts();
    else end(t('session.carts.discarded'));
  };
  /** Keeps the cart, without waiting for the result. */
  const close = (): void => {
    if (sample) return;
    settleTwoCarts();
    // A decision that is being carried out goes on, and reports its end.
    if (isOver || running.current) return;
    keep().catch((error: unknown) => reportLater('cart.signIn', error));
  };

  return {
    two,
    step,
    busy,
    trouble,
    merge: () => void run('merge', merge),
    keep: () => void run('keep', keep),
    /** Asks for confirmation, after which `discardNow` does it. */
    discard: () => void (!sample && !running.current && setStep('confirm')),
    discardNow: () => void run('discard', discard),
    back: () => void (!running.current && setStep('ask')),
    close,
  };
};

export const useTwoCartsMessages = () => useWords<typeof en>();
