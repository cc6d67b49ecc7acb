import { useEffect, useLayoutEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { cartLink } from '../../../api/links/store-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import type { KeptLinesState, KeptOutcome } from './useKeptLines.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { LineList } from './LineList.tsx';

/** Shows the lines brought along: what can be added here and what can't. The buttons stay in sight (LEAD-10). */
export const KeptLines = ({ kept, outcome, adding, add, retry, ...ways }: KeptLinesState) => {
  const t = useWords<typeof en>();
  const toNotice = useFocusAfter();
  const letGo = () => {
    // The button disappears with its lines, and so does the notice unless it reports what was added.
    toNotice(':is(.float-head, .float-acts) button:last-of-type');
    ways.letGo();
  };
  const discard = (
    <Button tight variant="plain" onClick={letGo}>
      {t('session.kept.letGo')}
    </Button>
  );
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const again = () => {
    asked.current = true;
    retry();
  };
  useLayoutEffect(() => {
    // The answer removes the button, so the focus moves on.
    if (asked.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus();
    asked.current = false;
  }, [kept]);
  if (kept.state === 'looking') return null;
  if (kept.state === 'unknown')
    return kept.lines.length === 0 ? null : (
      <div className="kept">
        <p>{t('session.kept.unknown')}</p>
        <LineList lines={kept.lines} />
        <div className="acts">
          <Button tight onClick={again}>
            {t('shared.tryAgain')}
          </Button>
          {discard}
        </div>
      </div>
    );
  const { sold, missing } = kept;
  return (
    <>
      <Outcome outcome={outcome} />
      {sold.length + missing.length > 0 && (
        <div ref={list} className="kept">
          <Disclosure
            label={t('session.kept.summary', { count: sold.length + missing.length })}
            defaultOpen={hasRoom(sold.length + missing.length)}
          >
            <div className="kept-lists">
              {sold.length > 0 && <p>{t('session.kept.sold')}</p>}
              <LineList lines={sold} />
              {missing.length > 0 && <p>{t('session.kept.missing')}</p>}
              <LineList lines={missing} />
            </div>
          </Disclosure>
          <div className="acts">
            {sold.length > 0 && (
              <Button tight variant="primary" busy={adding} onClick={add}>
                {t('session.kept.add', { count: sold.length })}
              </Button>
            )}
            {discard}
          </div>
        </div>
      )}
    </>
  );
};

/** Returns whether the lines may show at once: there are few, and the screen is larger than a phone's. */
const hasRoom = (lines: number): boolean => lines <= 4 && innerWidth >= 480 && innerHeight >= 560;

const Outcome = ({ outcome }: { outcome: KeptOutcome | undefined }) => {
  const t = useWords<typeof en>();
  const text =
    outcome === undefined
      ? ''
      : outcome === 'failed'
        ? t('session.kept.failed')
        : [
            outcome.units > 0 && t('session.kept.added', { units: outcome.units }),
            outcome.refused > 0 && t('session.kept.refused', { count: outcome.refused }),
            outcome.unknown > 0 && t('session.kept.unconfirmed'),
          ]
            .filter(Boolean)
            .join(' ');
  useEffect(() => {
    if (text) runtime().registry.actions.announce(text);
  }, [text]);
  const cart = cartLink();
  const isIn = typeof outcome === 'object' && outcome.units > 0;
  const isUnknown = typeof outcome === 'object' && outcome.unknown > 0;
  const told = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The button that added the lines has disappeared with them.
    if (isIn && document.activeElement === document.body)
      (told.current?.querySelector('a') ?? told.current)?.focus();
  }, [isIn]);
  return text === '' ? null : (
    <p ref={told} tabIndex={-1}>
      {text} {(isIn || isUnknown) && cart !== undefined && <a href={cart}>{t('session.kept.viewCart')}</a>}
    </p>
  );
};
