import { useEffect, useRef, type ReactNode } from 'react';
import type { Need } from '../../../api/checkout/need.rules.ts';
import { isReady } from '../../../api/checkout/readiness.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { NeedLine } from './NeedLine.tsx';
import { titleOf, useReadinessWords } from './need-words.ts';
import type { Readiness } from './readiness.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';

type ReadinessViewProps = {
  of: Readiness;
  onShown: (lines: number) => void;
};

/** Draws the lines, with those that are needed first. Those that are done are folded. */
export const ReadinessView = ({ of, onShown }: ReadinessViewProps) => {
  const t = useReadinessWords();
  const { needs, isChecking } = of;
  const title = useTitle(needs);
  useSaid(isChecking ? undefined : needs, title);
  const open = needs.filter(({ state }) => state === 'needed' || state === 'note');
  const done = needs.filter(({ state }) => state === 'done');
  const shown = isChecking ? undefined : open.length;
  useEffect(() => {
    if (shown !== undefined) onShown(shown);
  }, [shown, onShown]);
  if (isChecking) return <ReadinessWaiting />;
  return (
    <section
      className={isReady(needs) ? 'needs needs-ready' : 'needs'}
      aria-label={title}
      aria-busy={of.isReading}
    >
      <h3 tabIndex={-1} data-heading>
        {isReady(needs) && <Icon name="success" />} {title}
      </h3>
      <Failed of={of} />
      <Lines of={of} needs={open} />
      {done.length > 0 && (
        <Disclosure label={t('shared.readiness.checked', { count: done.length })}>
          <Lines of={of} needs={done} />
        </Disclosure>
      )}
    </section>
  );
};

const useTitle = (needs: readonly Need[]): string => {
  const t = useReadinessWords();
  const count = needs.filter(({ state }) => state === 'needed').length;
  if (count > 0) return t('shared.readiness.title', { count });
  return t(isReady(needs) ? 'shared.readiness.ready' : 'shared.readiness.open');
};

const Lines = ({ needs, of }: { needs: readonly Need[]; of: Readiness }): ReactNode =>
  needs.length > 0 && (
    <ul>
      {needs.map((need) => (
        <NeedLine key={need.kind} need={need} of={of} />
      ))}
    </ul>
  );

const Failed = ({ of }: { of: Readiness }) => {
  const t = useReadinessWords();
  const focus = useFocusAfter();
  const unknown = of.needs.filter(({ state }) => state === 'unknown');
  const pressed = useRef(false);
  const { again } = of;
  const isGone = again === undefined;
  useEffect(() => {
    if (!isGone || !pressed.current) return;
    pressed.current = false;
    focus('.needs > h3');
  });
  if (again === undefined) return null;
  const what = unknown.map((need) => titleOf(need, of, t)).join(', ');
  const press = () => {
    pressed.current = true;
    again();
  };
  return <NotChecked what={what} busy={of.isReading} onAgain={press} />;
};

/** Announces each change of what is needed once. The initial state is not announced, because it is read in its place. */
const useSaid = (needs: readonly Need[] | undefined, title: string): void => {
  const said = useRef<string>(undefined);
  const now = needs?.map(({ kind, state }) => `${kind} ${state}`).join();
  useEffect(() => {
    if (now === undefined || now === said.current) return;
    if (said.current !== undefined) runtime().registry.actions.announce(title);
    said.current = now;
  }, [now, title]);
};

export const ReadinessWaiting = () => {
  const t = useReadinessWords();
  return (
    <section className="needs" aria-busy="true">
      <Skeleton label={t('shared.readiness.checking')} lines={2} />
    </section>
  );
};

type NotCheckedProps = {
  /** The titles of the lines whose state is not known. */
  what?: string;
  busy?: boolean;
  onAgain: () => void;
};

/** Says what could not be read and offers a retry. It never claims that everything is fine. */
export const NotChecked = ({ what = '', busy, onAgain }: NotCheckedProps) => {
  const t = useReadinessWords();
  return (
    <Notice
      tone="warning"
      actions={
        <Button tight busy={busy} onClick={onAgain}>
          {t('shared.readiness.again')}
        </Button>
      }
    >
      {t('shared.readiness.failed')} {what && t('shared.readiness.failedWhat', { what })}
    </Notice>
  );
};
