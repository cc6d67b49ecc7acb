import { Suspense, useEffect, useMemo, useState } from 'react';
import type { JourneyStart } from '../../auth/journey/ask-service.ts';
import { createPageJourney } from '../../auth/journey/page-journey.ts';
import { runtime } from '../../core/runtime.ts';
import { late } from '../../core/late.ts';
import { entryState, keepInEntry } from '../kit/element/history-entry.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import { useJourney, checksByPage } from '../parts/journey/useJourney.ts';
import { Notice } from '../kit/ui/Notice.tsx';
import { cameBack, withoutAnswer } from './came-back.ts';
import { JourneyFrame } from './JourneyFrame.tsx';
import { JOURNEYS, type JourneyName } from './journey-table.ts';
import type en from './messages/en.json';

type LiveJourneyProps = {
  journey: JourneyName;
  tree: string | undefined;
  returnTo: string | undefined;
  headingLevel: number;
  /** Called when the shopper begins to answer. */
  onBegun: () => void;
};

const UserNameLine = lazyPart(() => import('./UserNameLine.tsx'));

/** Loads the code that finds the address to go to afterwards. Routes are not needed before. */
const loadReturn = () => late(() => import('./page-return.ts'));

/** Returns what the page's address continues, if anything. It is removed from the address, where nothing of it may stay. */
const begin = (tree: string): JourneyStart => {
  const { storage } = runtime();
  const left = storage.read('journey');
  storage.remove('journey');
  const back = cameBack(location.search, left as never, tree);
  if (back) history.replaceState(history.state, '', withoutAnswer(location.href));
  return back ?? { tree };
};

/** Runs a journey at the page's identity service. When it succeeds, the tokens are taken and the shopper is sent on. */
export const LiveJourney = ({ journey: name, tree, returnTo, headingLevel, onBegun }: LiveJourneyProps) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const emit = useEmit();
  const chosen = tree !== undefined && /^[\w-]{1,80}$/.test(tree) ? tree : JOURNEYS[name].tree;
  const succeed = async () => {
    const { href, byService } = (await loadReturn()).pageReturn(returnTo);
    if (!byService) await runtime().registry.session?.enter();
    emit('assess-sign-in-ended', { succeeded: true });
    location.replace(href);
  };
  const journey = useJourney(() => createPageJourney(begin(chosen)), succeed, succeed);
  const checks = useMemo(() => checksByPage(host), [host]);
  const { step, shown, canGoBack, userName, over } = journey.state;
  const [wasBegun] = useState(wasUnderWay);
  useEffect(() => noteUnderWay(canGoBack), [canGoBack]);
  useEffect(() => {
    if (over === 'refused') emit('assess-sign-in-ended', { succeeded: false });
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [over]);
  const asksUserName = step?.callbacks.some((one) => one.kind === 'text' && one.purpose === 'username');
  const leave = (url: string) => {
    const answered = journey.current();
    runtime().storage.write('journey', { answered: answered as Record<string, unknown>, tree: chosen });
    location.assign(url);
  };
  const begun = () => {
    onBegun();
    // Loads the code early. If that fails, it is loaded again when it is needed.
    loadReturn().catch(() => undefined);
  };
  return (
    <div onFocusCapture={begun}>
      <JourneyFrame
        name={name}
        headingLevel={headingLevel}
        journey={journey}
        checks={checks}
        leave={leave}
        about={
          <>
            {wasBegun && shown === 1 && <Notice tone="info">{t('sign-in.begunBefore')}</Notice>}
            {userName !== undefined && !asksUserName && (
              <Suspense>
                <UserNameLine userName={userName} />
              </Suspense>
            )}
          </>
        }
      />
    </div>
  );
};

const MARK = 'assessJourney';

/** Returns whether a journey was under way here before a reload. It begins again, for nothing typed is stored (SEC-04). */
const wasUnderWay = (): boolean => entryState()?.[MARK] === true;

/** Stores whether a journey is under way. */
const noteUnderWay = (isUnderWay: boolean): void => keepInEntry(MARK, isUnderWay || undefined);
