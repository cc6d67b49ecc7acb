import { useCallback, useEffect, useMemo } from 'react';
import { createPageJourney } from '../../auth/journey/page-journey.ts';
import type { Advice } from '../../core/registry/session-door.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import { JourneyView } from '../parts/journey/JourneyView.tsx';
import { useJourney, checksByPage } from '../parts/journey/useJourney.ts';

type ProofJourneyProps = { advice: Advice; headingLevel: number };

/** Runs the tree that an API asked for as a proof. It ends with an event; no step may leave the page. Source: IDN-05. */
const ProofJourney = ({ advice, headingLevel }: ProofJourneyProps) => {
  const host = useHost();
  const emit = useEmit();
  const succeed = useCallback(async () => void emit('assess-sign-in-ended', { succeeded: true }), [emit]);
  const journey = useJourney(() => createPageJourney({ advice }), succeed);
  const checks = useMemo(() => checksByPage(host), [host]);
  const { over } = journey.state;
  useEffect(() => {
    if (over === 'refused') emit('assess-sign-in-ended', { succeeded: false });
    // Runs once for each end.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [over]);
  const Heading = `h${headingLevel}` as 'h3';
  // The dialog has a heading for the first question. A second one would say the same.
  const hasHeading = journey.state.canGoBack || host.closest('dialog, [slot]') === null;
  return (
    <div className="proof" part="form">
      <JourneyView
        journey={journey}
        checks={checks}
        leave={undefined}
        startsFocused
        heading={(words) =>
          words &&
          hasHeading && (
            <Heading tabIndex={-1} data-heading>
              {words}
            </Heading>
          )
        }
      />
    </div>
  );
};

export default ProofJourney;
