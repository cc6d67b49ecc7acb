import { useEffect, useSyncExternalStore } from 'react';
import { localeMatters } from '../../core/dialogs/locale-matters.ts';
import { pageDialogs, SESSION_TAG } from '../../core/dialogs/page-dialogs.ts';
import { runtime } from '../../core/runtime.ts';
import { reportToAuthor } from '../shared/element/report-to-author.ts';
import { useHost, useMessages } from '../shared/element/widget-context.ts';
import type { WidgetProps } from '../shared/element/widget-contract.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import type en from './messages/en.json';
import type { sessionWidget } from './session.widget.ts';
import { useLocalePart } from './useLocalePart.ts';

/**
 * Shows the dialogs that wait, one at a time, and what the shopper is told of the locale. In author mode only the sample
 * that `preview` names, and nothing in any but the first of its kind.
 */
export const Session = ({ preview }: WidgetProps<typeof sessionWidget>) => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const { registry, author } = runtime();
  const waiting = useSyncExternalStore(registry.subscribe, () => pageDialogs(registry)[0]);
  const matters = useSyncExternalStore(registry.subscribe, () => localeMatters(registry));
  const isFirst = document.querySelector(SESSION_TAG) === host;
  const shows = isFirst && (author ? preview !== 'none' : matters.length > 0);
  const part = useLocalePart(shows);
  useEffect(() => {
    if (!isFirst) reportToAuthor(SESSION_TAG, 'is on this page twice. Remove one: the first is used.');
  }, [isFirst]);
  if (!isFirst) return null;
  const local = shows && part && (
    <part.LocaleMatters
      matters={matters}
      preview={author ? preview : undefined}
      quiet={waiting !== undefined}
    />
  );
  if (waiting === undefined || author) return local || null;
  const { id, title, text, choices, urgent, answer } = waiting;
  return (
    <>
      {local}
      <Dialog
        key={id}
        part="dialog"
        title={title}
        closeLabel={t('session.close')}
        alert={urgent}
        onClose={() => answer(undefined)}
        actions={choices.map((choice, index) => (
          <Button
            key={choice.id}
            variant={index === choices.length - 1 ? 'primary' : 'outline'}
            onClick={() => answer(choice.id)}
          >
            {choice.label}
          </Button>
        ))}
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
};
