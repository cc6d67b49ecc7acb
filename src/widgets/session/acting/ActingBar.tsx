import { useLayoutEffect, useRef, useState } from 'react';
import type { ActingMatter } from '../../../core/prompts/matters.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { giveFocusBack } from '../../kit/ui/give-focus-back.ts';
import type en from './messages/en.json';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import type { MatterProps } from '../matter-table.ts';
import acting from './acting.css?inline';

/** Says above the page for whom a member of customer service acts, and ends it. The page gives it room. Source: ACC-08 c, d. */
const ActingBar = ({ matter: { name, number } }: { matter: ActingMatter }) => {
  const t = useWords<typeof en>();
  const { registry, author } = runtime();
  const bar = useRef<HTMLElement>(null);
  const [isEnding, setEnding] = useState(false);
  useRoom(bar);
  const end = async (): Promise<void> => {
    if (author) return;
    setEnding(true);
    await registry.session?.act?.(undefined);
    setEnding(false);
  };
  return (
    <section ref={bar} className="acting" aria-label={t('session.acting.label')}>
      <span>
        <b>{t('session.acting.for', { name })}</b>&nbsp;· <span className="num">{number}</span>
      </span>
      <Button tight busy={isEnding} onClick={() => void end()}>
        {t('session.acting.end')}
      </Button>
    </section>
  );
};

/** Makes room for the bar at the page's start, so that it covers nothing, nor what has the focus. */
const useRoom = (bar: { readonly current: HTMLElement | null }): void => {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || runtime().author) return undefined;
    const { style } = document.documentElement;
    const before = [style.paddingBlockStart, style.scrollPaddingBlockStart] as const;
    const sizes = new ResizeObserver(() => {
      style.paddingBlockStart = `${element.offsetHeight}px`;
      style.scrollPaddingBlockStart = style.paddingBlockStart;
    });
    sizes.observe(element);
    return () => {
      // Whoever ended it goes on from the page's heading.
      if (element.matches(':focus-within')) giveFocusBack(undefined);
      sizes.disconnect();
      [style.paddingBlockStart, style.scrollPaddingBlockStart] = before;
    };
  }, [bar]);
};

/** The sample of author mode (EMB-11). */
const SAMPLE: ActingMatter = { name: 'Mara Lindqvist', number: 'C-100418' };

const Acting = ({ matters: [matter], sample }: MatterProps<ActingMatter>) => {
  const shown = sample ? SAMPLE : matter;
  return shown && <ActingBar matter={shown} />;
};

export const styles = [button, acting];
export const bind = boundWords(Acting);
