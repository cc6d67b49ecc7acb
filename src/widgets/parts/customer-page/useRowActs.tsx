import { useRef, useState, type ReactNode } from 'react';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { type Reason, reasonOf } from '../../../core/reason-of.ts';
import { runtime } from '../../../core/runtime.ts';
import { DONE, DoneNotice, FAILURE, FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';

type Given<Row, Act extends string, Why extends string> = {
  /** The beginning of the message centre's id: `address` for `address.delete`. */
  id: string;
  keyOf: (row: Row) => string;
  title: (act: Act, row: Row, why: Why) => string;
  /** Why it failed, if not by `thingFailure`. */
  reason?: (error: unknown) => Why;
  /** Why it failed, in words, where the words of every page don't fit. */
  why?: (why: Why, act: Act, row: Row) => ReactNode;
  wayOn?: ReactNode;
};

type Run = {
  said?: string;
  /** What a notice with the focus says once it is done, because the pressed button may be gone. */
  told?: string;
  /** What the notice of a failure does again, if more than the action. */
  again?: () => void;
  /** Whether it also runs in author mode, because it changes nothing. */
  isHarmless?: boolean;
};

/**
 * Runs actions on the rows of a list, or on one thing: one at a time, with the busy row, an announcement, and above the page
 * a notice of the last outcome, with the focus, and another try of what failed. In author mode nothing is done.
 *
 * Give `acts.notice` to the page's notices, `acts.isBusy('delete', card)` to the button.
 */
export const useRowActs = <Row, Act extends string, Why extends string = Reason>({
  id,
  keyOf,
  title,
  reason = thingFailure as (error: unknown) => Why,
  why: wordsFor = () => undefined,
  wayOn,
}: Given<Row, Act, Why | Reason>) => {
  const focus = useFocusAfter();
  const running = useRef(false);
  const [busy, setBusy] = useState<{ act: Act; key: string }>();
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<{ act: Act; row: Row; why: Why | Reason; again: () => void }>();
  const canHelp = (why: Why | Reason): boolean => why !== 'gone';

  const tell = (words: string): void => {
    setDone(words);
    focus(DONE);
  };
  const dismiss = (): void => {
    setFailure(undefined);
    setDone(undefined);
  };
  const close = (): void => {
    focus('[data-heading]');
    dismiss();
  };

  /** Resolves with the result, or with undefined if it was not done. */
  const run = async <Result,>(
    act: Act,
    row: Row,
    work: () => Promise<Result>,
    options: Run = {},
  ): Promise<{ result: Result } | undefined> => {
    const { said, told, again, isHarmless = false } = options;
    if (running.current || (runtime().author && !isHarmless)) return undefined;
    running.current = true;
    const key = keyOf(row);
    setBusy({ act, key });
    dismiss();
    try {
      const result = await work();
      reportSolved(`${id}.${act}`, key);
      if (said !== undefined) runtime().registry.actions.announce(said);
      if (told !== undefined) tell(told);
      return { result };
    } catch (error) {
      const why = reason(error);
      if (canHelp(why)) reportLater(`${id}.${act}`, error, key);
      setFailure({ act, row, why, again: again ?? (() => void run(act, row, work, options)) });
      focus(FAILURE);
      return undefined;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  const drawFailure = ({ act, row, why, again }: NonNullable<typeof failure>): ReactNode => (
    <FailureNotice
      title={title(act, row, why)}
      why={why as Reason}
      actions={canHelp(why) ? undefined : wayOn}
      onRetry={canHelp(why) ? again : undefined}
      onDismiss={close}
    >
      {wordsFor(why, act, row)}
    </FailureNotice>
  );

  return {
    run,
    busy,
    isBusy: (act: Act, row: Row): boolean => busy?.act === act && busy.key === keyOf(row),
    /** Why the last action failed. Undefined once another has begun. */
    failed: failure?.why,
    dismiss,
    tell,
    notice: failure
      ? drawFailure(failure)
      : done !== undefined && <DoneNotice onDismiss={close}>{done}</DoneNotice>,
  };
};

/** Returns why an action on one of a customer's things failed. OCC answers 400 for one that is gone. */
export const thingFailure = (error: unknown): Reason =>
  reasonOf(error, { type: { UnknownIdentifierError: 'gone' } as const });
