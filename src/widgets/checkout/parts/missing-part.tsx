import { useEffect, type ComponentType } from 'react';
import { emit } from '../../../core/events/emit.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import { isMissingChunk, late } from '../../../core/late.ts';
import { lazyPart, useLate } from '../../kit/element/late-part.ts';

/** Says that a part of the checkout can't be loaded, and offers a reload for the new release's files. Source: REL-06. */
export const MissingPart = () => {
  const t = useCheckoutMessages();
  const host = useHost();
  useEffect(() => {
    emit(host, 'assess-error', { code: 'widget.chunk', widget: host.localName });
  }, [host]);
  return (
    <Notice
      tone="danger"
      role="alert"
      actions={<Button onClick={() => location.reload()}>{t('checkout.reload')}</Button>}
    >
      {t('checkout.partMissing')}
    </Notice>
  );
};

/** Returns a lazy part within a step. A message replaces one that can't be loaded; the step stays. Source: REL-06. */
export const lazyStepPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart<P>(() =>
    late(load).catch((error: unknown) => {
      if (!isMissingChunk(error)) throw error;
      return { default: MissingPart };
    }),
  );

/** Loads a late part. If its files are gone after a deploy, the caller draws `MissingPart` (REL-06). */
export const useNeededPart = <Part,>(fetch: (host: HTMLElement) => Promise<Part>, isNeeded = true) => {
  const { part, failure } = useLate(fetch, isNeeded);
  const isMissing = isMissingChunk(failure);
  if (failure !== undefined && !isMissing) throw failure;
  return { part, isMissing };
};
