import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { linesInterrupted, type Interrupted } from '../../../api/cart/interrupted-lines.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { runtime } from '../../../core/runtime.ts';
import { storeLink } from '../commerce/store-link.ts';
import { useFocusAfter } from '../commerce/useFocusAfter.ts';
import { useMessages } from '../element/widget-context.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { followLateNews, isListHere } from './late-news.ts';
import type en from './messages/en.json';

export type LateNewsProps = { cart: Cart | null | undefined };

/** What earlier calls without an answer have done to the cart after all, and lines of a list that an earlier page did not get to. */
export const LateNews = ({ cart }: LateNewsProps) => {
  const t = useMessages<keyof typeof en>();
  const [told, setTold] = useState<readonly string[]>([]);
  const { missing, open } = useInterrupted(cart);
  const words = useRef(t);
  const focus = useFocusAfter();
  useEffect(
    () =>
      followLateNews(words.current, {
        isCart: true,
        isReady: () => true,
        tell: (sentences) => {
          setTold((before) => [...before, ...sentences]);
          runtime().registry.actions.announce([words.current('shared.late.title'), ...sentences].join(' '));
        },
      }),
    [],
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
            setTold([]);
          }}
        >
          {told.join(' ')}
        </Notice>
      )}
    </>
  );
};

const NONE: Interrupted = { missing: 0, open: 0 };

/** Lines of the list in quick order that are neither in the cart nor under way here; none where the list itself is on the page. */
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
