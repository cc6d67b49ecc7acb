import { useEffect, useRef } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useHost } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { failureKey } from '../flow/failure-words.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';

/** Returns whether a list could not be read. It stays true during a retry, so that the pressed button stays. */
export const isFailed = (known: UseQueryResult<unknown>): boolean =>
  known.data === undefined && known.errorUpdateCount > 0;

/** Says why a list could not be read and offers a retry, after which the focus goes to the step's heading. */
export const KnownFailure = ({ known }: { known: UseQueryResult<unknown> }) => {
  const t = useCheckoutMessages();
  const host = useHost();
  const pressed = useRef(false);
  useEffect(
    () => () => {
      if (pressed.current) host.querySelector<HTMLElement>('.now > .checkout-step-head [tabindex]')?.focus();
    },
    [host],
  );
  const again = () => {
    pressed.current = true;
    void known.refetch();
  };
  return (
    <Notice
      tone="danger"
      role="alert"
      actions={
        <Button busy={known.isFetching} onClick={again}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {t(failureKey(known.error ?? known.failureReason))}
    </Notice>
  );
};
