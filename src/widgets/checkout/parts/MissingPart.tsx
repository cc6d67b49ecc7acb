import { useEffect } from 'react';
import { emit } from '../../../core/events/emit.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/**
 * Says that a part of the checkout can't be loaded, and offers a reload, which loads the files of the new release.
 * Source: REL-06.
 */
export const MissingPart = () => {
  const t = useCheckoutMessages();
  const host = useHost();
  useEffect(() => {
    emit(host, 'assess-error', { code: 'widget.chunk', widget: host.localName });
  }, [host]);
  return (
    <Notice
      tone="danger"
      word={t('shared.level.danger')}
      role="alert"
      actions={<Button onClick={() => location.reload()}>{t('checkout.reload')}</Button>}
    >
      {t('checkout.partMissing')}
    </Notice>
  );
};
