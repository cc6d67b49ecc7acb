import { useState, type ReactNode } from 'react';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import type { MeantEntry } from '../../../api/cart/meant-entry.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';
import {
  lineNewsText,
  notPutBackText,
  type NewsKey,
  newsOfLine,
  type RemovedLine as Removed,
} from './line-news.ts';
import { RemovedLine } from '../../kit/ui/RemovedLine.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import type { LineActions } from './useLineActions.ts';

/** The keys that the catalogue of every widget with cart lines has, prefixed by the widget's own name. */
export type RemovalKey =
  | NewsKey
  | 'removed'
  | 'undo'
  | 'undoName'
  | `said.${'removed' | 'notRemoved' | 'back' | 'notBack'}`;

type Input = {
  actions: LineActions;
  say: (key: RemovalKey, values?: MessageValues) => string;
  /** What takes the focus within a line that could not be removed, and that was restored. */
  focus: { notRemoved: string; back: string };
};

/** Removes and restores lines, announces it, and keeps the focus at the same place. */
export const useRemoval = ({ actions, say, focus }: Input) => {
  const focusAfter = useFocusAfter();
  const [justRemoved, setJustRemoved] = useState<string>();
  const { announce } = runtime().registry.actions;
  const focusIn = (code: string, part: string) => focusAfter(`[data-line="${CSS.escape(code)}"] ${part}`);

  const remove = async (entry: CartEntry, place: number, again?: MeantEntry): Promise<void> => {
    const { code, name } = entry.product;
    setJustRemoved(code);
    const end = await actions.remove(entry, place, again);
    const why = end === 'failed' ? newsOfLine(code) : undefined;
    if (why) announce(`${name}. ${lineNewsText(say, why)}`);
    else announce(say(end === 'done' ? 'said.removed' : 'said.notRemoved', { name }));
    if (end === 'failed') focusIn(code, focus.notRemoved);
  };
  const putBack = async (line: Removed): Promise<void> => {
    const { name } = line;
    const end = await actions.putBack(line);
    if (!end) return;
    const { back, news } = end;
    if (news) announce(`${name}. ${back ? lineNewsText(say, news) : notPutBackText(say, news)}`);
    else announce(say(back ? 'said.back' : 'said.notBack', { name }));
    if (back) focusIn(line.code, focus.back);
  };
  /** Returns what is drawn in place of a removed line. `busy` is true while it is being restored. */
  const removedLine = (line: Removed, busy: boolean): ReactNode => (
    <RemovedLine
      text={say('removed', { name: line.name })}
      undo={say('undo')}
      undoLabel={say('undoName', { name: line.name })}
      busy={busy}
      problem={
        actions.notPutBack?.code === line.code ? notPutBackText(say, actions.notPutBack.news) : undefined
      }
      focus={justRemoved === line.code}
      onUndo={line.quantity > 0 ? () => void putBack(line) : undefined}
    />
  );
  return { remove, removedLine };
};
