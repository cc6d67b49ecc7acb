import { useEffect, useSyncExternalStore } from 'react';
import { pageDialogs, SESSION_TAG } from '../../core/dialogs/page-dialogs.ts';
import { runtime } from '../../core/runtime.ts';
import { reportToAuthor } from '../shared/element/report-to-author.ts';
import { useHost, useMessages } from '../shared/element/widget-context.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import type en from './messages/en.json';

/** Shows the dialogs that wait, one at a time. Nothing in author mode, and in any but the first of its kind. */
export const Session = () => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const { registry, author } = runtime();
  const waiting = useSyncExternalStore(registry.subscribe, () => pageDialogs(registry)[0]);
  const isFirst = document.querySelector(SESSION_TAG) === host;
  useEffect(() => {
    if (!isFirst) reportToAuthor(SESSION_TAG, 'is on this page twice. Remove one: the first is used.');
  }, [isFirst]);
  if (waiting === undefined || author || !isFirst) return null;
  const { id, title, text, choices, urgent, answer } = waiting;
  return (
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
  );
};
