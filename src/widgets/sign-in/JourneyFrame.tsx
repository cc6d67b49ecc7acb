import { useState, type ReactNode } from 'react';
import { runtime } from '../../core/runtime.ts';
import { asksAlike } from '../parts/journey/step-rules.ts';
import { JourneyView } from '../parts/journey/JourneyView.tsx';
import type { SignInChecks } from '../parts/journey/sign-in-checks.ts';
import type { JourneyControls } from '../parts/journey/useJourney.ts';
import { useWords } from '../kit/element/useWords.ts';
import type shared from '../parts/journey/messages/en.json';
import { Button } from '../kit/ui/Button.tsx';
import { journeyAddress, JOURNEYS, type JourneyName } from './journey-table.ts';
import type en from './messages/en.json';

type JourneyFrameProps = {
  name: JourneyName;
  headingLevel: number;
  journey: JourneyControls;
  checks: SignInChecks;
  leave: ((url: string) => void) | undefined;
  about?: ReactNode;
};

const LINKS = {
  'sign-in': 'sign-in.toSignIn',
  register: 'sign-in.toRegister',
  'forgotten-password': 'sign-in.toForgottenPassword',
  'forgotten-user-name': 'sign-in.toForgottenUserName',
} as const;

/** Draws the journey with links to the others, which become a button to start again after the first answer. */
export const JourneyFrame = ({ name, headingLevel, ...view }: JourneyFrameProps) => {
  const t = useWords<typeof en>();
  const journeyText = useWords<typeof shared>();
  const Heading = `h${headingLevel}` as 'h2';
  const { title, others } = JOURNEYS[name];
  const { step, over, busy } = view.journey.state;
  const [first, setFirst] = useState(step);
  if (first === undefined && step !== undefined) setFirst(step);
  const isFirst = !step || !first || over !== undefined || asksAlike(first, step);
  const startAgain = (
    <p>
      <Button variant="plain" className="sign-in-again" aria-disabled={busy} onClick={view.journey.restart}>
        {journeyText('shared.journey.startAgain')}
      </Button>
    </p>
  );
  const ways = (
    <nav className="sign-in-others" aria-label={t('sign-in.others')}>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <a
              className="reach"
              href={journeyAddress(location.href, other)}
              onClick={(event) => {
                if (runtime().author) event.preventDefault();
              }}
            >
              {t(LINKS[other])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <div className="sign-in" part="form">
      <JourneyView
        {...view}
        after={isFirst ? ways : startAgain}
        heading={(words) => (
          <Heading tabIndex={-1} data-heading>
            {words ?? t(title)}
          </Heading>
        )}
      />
    </div>
  );
};
