import { useRef, useState, useSyncExternalStore } from 'react';
import { isOnShow, readBanner, type Banner as Notice } from '../../api/content/banner.rules.ts';
import { useNavigation } from '../../api/content/navigation.queries.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import type en from './messages/en.json';
import { useNow } from '../kit/ui/useNow.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';

/**
 * Draws `<assess-banner>`: the CMS's notice or the built-in one, during its time and until the shopper closes it
 * (SHL-04). Author mode shows it as a sample (EMB-11).
 */
export const Banner = () => {
  const t = useWords<typeof en>();
  const { content, coming } = useNavigation();
  const { author } = runtime();
  const [dismissed, dismiss] = useDismissed();
  const [closed, setClosed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const banner = content || coming ? content?.banner : builtInBanner(t);
  const time = useNow([banner?.start, banner?.end]);
  // An editor shows the notice as a sample, whatever its time. Closing it there is not kept.
  const shown = banner && (author ? !closed : isOnShow(banner, time) && !dismissed.includes(banner.id));
  const close = (id: string) => {
    // The button is removed, so the focus moves to its place for keyboard users.
    place.current?.focus();
    setClosed(true);
    if (!author) dismiss(id);
  };
  return (
    <div ref={place} tabIndex={-1} data-heading className={(closed || author) && !shown ? undefined : 'room'}>
      {shown && (
        <section className="banner" part="banner" aria-label={t('banner.label')}>
          <Icon name="info" />
          <p>{banner.link === undefined ? banner.text : <a href={fromHere(banner.link)}>{banner.text}</a>}</p>
          <button type="button" aria-label={t('banner.dismiss')} onClick={() => close(banner.id)}>
            <Icon name="x" />
          </button>
        </section>
      )}
      {!shown && !coming && !closed && !author && <HelpLine />}
    </div>
  );
};

const ids = () => runtime().storage.read('dismissedBanners') ?? [];

/** Returns the ids of the notices that the shopper has closed, in this tab or another, and a function that closes one. */
const useDismissed = (): [dismissed: readonly string[], dismiss: (id: string) => void] => {
  const { storage } = runtime();
  const all = useSyncExternalStore(
    (listener) => storage.subscribe('dismissedBanners', listener),
    () => ids().join(),
  );
  return [
    all.split(','),
    (id) => storage.write('dismissedBanners', [...ids().filter((one) => one !== id), id]),
  ];
};

/** Returns the notice for when the CMS's can't be loaded, with the specification's text and time (SHL-04). */
const builtInBanner = (t: Translate<keyof typeof en>): Notice | undefined =>
  readBanner({
    id: 'support-closed-july-2023',
    text: t('banner.supportClosed'),
    start: '2023-07-01T00:00',
    end: '2023-07-05T07:00',
  });

/** The value is set before the first paint and never changes. */
const never = () => () => undefined;

/** Draws the contact line in the room that a first visit reserves for a notice, if there is no notice. */
const HelpLine = () => {
  const t = useWords<typeof en>();
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
