import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { linesInterrupted, type Interrupted } from '../../../api/cart/interrupted-lines.ts';
import { unitsOf } from '../../../api/cart/product-in-cart.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { runtime } from '../../../core/runtime.ts';
import { useCartNews } from '../commerce/line-news.ts';
import { storeLink } from '../commerce/store-link.ts';
import { useFocusAfter } from '../commerce/useFocusAfter.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { followLateNews, isListHere, type LateSentence } from './late-news.ts';
import type en from './messages/en.json';

export type LateNewsProps = { cart: Cart | null | undefined };

/**
 * Shows what earlier calls without an answer did to the cart after all, and the lines of a list that an earlier page
 * did not finish adding.
 */
export const LateNews = ({ cart }: LateNewsProps) => {
  const t = useMessages<keyof typeof en>();
  const { told, add, clear } = useTold(cart);
  const { missing, open } = useInterrupted(cart);
  const words = useRef(t);
  const focus = useFocusAfter();
  useEffect(
    () =>
      followLateNews(words.current, {
        isCart: true,
        isReady: () => true,
        tell: (sentences) => {
          add(sentences);
          const texts = sentences.map(({ text }) => text);
          runtime().registry.actions.announce([words.current('shared.late.title'), ...texts].join(' '));
        },
      }),
    [add],
  );
  return (
    <>
      {missing + open > 0 && (
        <Notice
          tone="warning"
          word={t('shared.level.warning')}
          actions={
            hasStorePages() && (
              <LinkButton variant="outline" tight href={storeLink('quickOrder', {})}>
                {t('shared.late.look')}
              </LinkButton>
            )
          }
        >
          {[
            missing > 0 && t('shared.late.interrupted', { lines: missing }),
            open > 0 && t('shared.late.open', { lines: open }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {told.length > 0 && (
        <Notice
          tone="warning"
          word={t('shared.level.warning')}
          title={t('shared.late.title')}
          dismissLabel={t('shared.close')}
          onDismiss={() => {
            focus('.body :is(input, a, button)');
            clear();
          }}
        >
          {told.map(({ text }) => text).join(' ')}
        </Notice>
      )}
    </>
  );
};

type Told = LateSentence & { by: LateNewsProps['cart'] };

/**
 * Holds what was reported. A report is dropped once its line is back in the cart, whoever restored it, because nothing
 * is left to do.
 */
const useTold = (cart: LateNewsProps['cart']) => {
  const [told, setTold] = useState<readonly Told[]>([]);
  const { removed } = useCartNews();
  const last = useRef(cart);
  useEffect(() => {
    last.current = cart;
  }, [cart]);
  // The cart at the time of the report may be older than the removal of the line.
  const isBack = ({ code, by }: Told) =>
    code !== undefined &&
    (removed.every((line) => line.code !== code) || (cart && cart !== by && unitsOf(cart, code) > 0));
  if (told.some(isBack)) setTold(told.filter((one) => !isBack(one)));
  const add = useCallback(
    (sentences: readonly LateSentence[]) =>
      setTold((before) => [...before, ...sentences.map((one) => ({ ...one, by: last.current }))]),
    [],
  );
  return { told, add, clear: () => setTold([]) };
};

const NONE: Interrupted = { missing: 0, open: 0 };

/**
 * Returns the lines of the quick order list that are neither in the cart nor being added here. None if the list itself
 * is on the page.
 */
const useInterrupted = (cart: Cart | null | undefined): Interrupted => {
  const [lines, setLines] = useState(NONE);
  useEffect(() => {
    if (!cart || isListHere()) return;
    let isOver = false;
    void linesInterrupted(cart).then((found) => {
      if (!isOver) setLines(found);
    });
    return () => {
      isOver = true;
    };
  }, [cart]);
  return lines;
};
