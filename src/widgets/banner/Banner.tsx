import { useRef, useState } from 'react';
import { isOnShow } from '../../api/content/banner.rules.ts';
import { useNavigation } from '../../api/content/navigation.queries.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere } from '../parts/commerce/site-link.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { builtInBanner } from './built-in-banner.ts';
import { HelpLine } from './HelpLine.tsx';
import type en from './messages/en.json';
import { useDismissed } from './useDismissed.ts';
import { useNow } from '../kit/ui/useNow.ts';

/**
 * Draws `<assess-banner>`: the CMS's notice or the built-in one, during its time and until the shopper closes it
 * (SHL-04). Author mode shows it as a sample (EMB-11).
 */
export const Banner = () => {
  const t = useMessages<keyof typeof en>();
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
