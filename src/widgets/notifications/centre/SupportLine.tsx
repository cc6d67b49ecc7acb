import { useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useCentreMessages } from './useCentreMessages.ts';

type Props = { code: string; requestId: string | undefined };

const select = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Code and request id of a failure, to copy; where the browser lets nobody copy, selected to be copied by hand. */
export const SupportLine = ({ code, requestId }: Props) => {
  const t = useCentreMessages();
  const { announce } = runtime().registry.actions;
  const [copied, setCopied] = useState<boolean>();
  const line =
    requestId === undefined
      ? t('notifications.code', { code })
      : t('notifications.codeAndRequest', { code, request: requestId });
  const copy = async () => {
    // Without a secure connection the browser has no clipboard to write to.
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(line))
      .then(
        () => true,
        () => false,
      );
    setCopied(done);
    announce(t(done ? 'notifications.copied' : 'notifications.copyByHand'));
  };
  return (
    <div className="support small">
      {copied === false ? (
        <>
          <input ref={select} readOnly value={line} aria-label={t('notifications.forSupport')} />
          <span>{t('notifications.copyByHand')}</span>
        </>
      ) : (
        <>
          <span className="support-line">{line}</span>
          <Button
            variant="plain"
            tight
            className="small"
            icon={copied ? 'tick' : 'paste'}
            onClick={() => void copy()}
          >
            {t(copied ? 'notifications.copied' : 'notifications.copy')}
          </Button>
        </>
      )}
    </div>
  );
};
