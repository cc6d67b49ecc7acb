import { useSyncExternalStore } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { useHost, useMessages } from '../kit/element/widget-context.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import type en from './messages/en.json';

/** The value is set before the first paint and never changes. */
const never = () => () => undefined;

/**
 * Draws the contact line in the room that a first visit reserves for a notice, if there is no notice. Draws nothing if
 * no room is reserved.
 */
export const HelpLine = () => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const isHeld = useSyncExternalStore(
    never,
    // On a server, which renders the static fragments, there are no computed styles.
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
