import type { ReactNode } from 'react';
import type { Translate } from '../../../core/i18n/translator.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { listPlace } from './list-view.ts';
import type { PageProps } from './page-read.ts';
import { RowsAwaited } from './late-pages.tsx';
import { StalePage, UnreadPage } from './UnreadPage.tsx';

/** The texts that a page about one thing needs of its widget. */
type ThingWords<Name extends string> = `${Name}.${'title' | 'loading' | 'oneNotLoaded' | 'gone' | 'all'}`;

export type ThingPageProps<Thing, Name extends string> = PageProps & {
  name: Name;
  t: Translate<ThingWords<Name>>;
  /** Undefined until it has been read, and after it has gone. */
  thing: Thing | undefined;
  list: string;
  title: ReactNode;
  under?: ReactNode;
  aside?: ReactNode;
  /** Whether the page may be about to be left for the error page (`useThingRead`). It then still waits. */
  isLeaving?: boolean;
  /** Whether the notices say all, for example that the thing has just been deleted here. */
  isTold?: boolean;
  children: (thing: Thing) => ReactNode;
};

/**
 * Draws a page about one of a customer's things: the link back to the list at the place where it was left, the heading,
 * the thing, and every state between: awaited, failed with a retry, out of date, offline, forbidden, gone. The id is the
 * tag's attribute, that of the route, or `?id=` (`pageObject`). Needs page.css, button.css, notice.css, status.css.
 */
export const ThingPage = <Thing, Name extends string>({
  name,
  t: words,
  thing,
  list,
  title,
  under,
  aside,
  notices,
  isLeaving = false,
  isTold = false,
  children,
  ...page
}: ThingPageProps<Thing, Name>) => {
  const t = words as Translate;
  const { heading: Heading, read } = page;
  const back = listPlace(list);
  const wayOn = page.wayOn ?? <LinkButton href={back}>{t(`${name}.all`)}</LinkButton>;
  const failed = Boolean(read.error) && !isLeaving;
  return (
    <>
      <header className="list-head">
        <div>
          <a className="small no-print" href={back}>
            {t(`${name}.title`)}
          </a>
          <Heading tabIndex={-1} data-heading className="thing-title">
            {title}
          </Heading>
          {under}
        </div>
        {aside}
      </header>
      <div className="list-notices no-print">
        {notices}
        {thing !== undefined && read.error ? <StalePage {...page} /> : null}
      </div>
      {thing !== undefined && children(thing)}
      {thing === undefined &&
        !isTold &&
        (failed ? (
          <UnreadPage {...page} wayOn={wayOn} title={t(`${name}.oneNotLoaded`)} gone={t(`${name}.gone`)} />
        ) : (
          <RowsAwaited label={t(`${name}.loading`)} rows={3} />
        ))}
    </>
  );
};
