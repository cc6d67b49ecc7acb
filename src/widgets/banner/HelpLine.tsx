import { useSyncExternalStore } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../parts/commerce/site-link.ts';
import { useHost, useMessages } from '../kit/element/widget-context.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import type en from './messages/en.json';

/** Set before the first paint, and the same as long as the page lasts. */
const never = () => () => undefined;

/** In the room that a first visit holds for a notice, where none has come: who helps. Nothing where no room is held. */
export const HelpLine = () => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const isHeld = useSyncExternalStore(
    never,
    // On a server, where the static fragments are drawn, nothing is computed.
    () => globalThis.getComputedStyle?.(host).getPropertyValue('--assess-banner-room') === '1',
    () => false,
  );
  if (!isHeld || !hasStorePages()) return null;
  return (
    <div className="banner">
      <Icon name="info" />
      <p>
        {t('banner.help')} <a href={fromHere(sitePath('contactUs'))}>{t('banner.contact')}</a>
      </p>
    </div>
  );
};
