import type { ReactNode } from 'react';
import { runtime } from '../../core/runtime.ts';
import { useMessages } from '../shared/element/widget-context.ts';
import { JourneyView } from '../shared/journey/JourneyView.tsx';
import type { SignInChecks } from '../shared/journey/sign-in-checks.ts';
import type { JourneyControls } from '../shared/journey/useJourney.ts';
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

/** The journey under its heading, and the ways to the other journeys: links, so that the browser's Back leads back. */
export const JourneyFrame = ({ name, headingLevel, ...view }: JourneyFrameProps) => {
  const t = useMessages<keyof typeof en>();
  const Heading = `h${headingLevel}` as 'h2';
  const { title, others } = JOURNEYS[name];
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
        after={ways}
        heading={(words) => (
          <Heading tabIndex={-1} data-heading>
            {words ?? t(title)}
          </Heading>
        )}
      />
    </div>
  );
};
