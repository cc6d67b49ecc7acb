import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { JourneyView } from '../parts/journey/JourneyView.tsx';
import { useJourney } from '../parts/journey/useJourney.ts';
import { givenAdvice } from './given-advice.ts';
import { JourneyFrame } from './JourneyFrame.tsx';
import type { JourneyName } from './journey-table.ts';
import type { signInWidget } from './sign-in.widget.ts';
import type { Journey } from '../../auth/journey/journey.ts';
import type { JourneyCallback, JourneyStep } from '../../auth/journey/journey-step.ts';
import { IdentityError } from '../../auth/identity-errors.ts';

const noCheck = () => Promise.resolve('');
const stay = () => Promise.resolve();

/** Shows authors one state of the journey, drawn again when they choose another one. With an advice, it shows the proof. */
const SampleJourney = (props: WidgetProps<typeof signInWidget>) =>
  givenAdvice(props.advice) ? (
    <SampleProof />
  ) : (
    <Sample key={`${props.journey} ${props.preview}`} {...props} />
  );

const SampleProof = () => (
  <div className="proof" part="form">
    <JourneyView journey={useJourney(createSampleProof, stay)} checks={noCheck} leave={undefined} />
  </div>
);

const Sample = ({
  journey: name,
  preview,
  headingLevel,
}: {
  journey: JourneyName;
  preview: Preview;
  headingLevel: number;
}) => {
  const journey = useJourney(() => createSampleJourney(name, preview), stay);
  return (
    <JourneyFrame
      name={name}
      headingLevel={headingLevel}
      journey={journey}
      checks={noCheck}
      leave={undefined}
    />
  );
};

type Preview = WidgetProps<typeof signInWidget>['preview'];

const set = () => undefined;
type Purpose = Extract<JourneyCallback, { kind: 'text' }>['purpose'];

const asking = (...purposes: Purpose[]): JourneyCallback[] =>
  purposes.map((purpose, index) => ({
    index,
    kind: 'text',
    purpose,
    prompt: '',
    required: true,
    value: '',
    rules: [],
    broken: [],
    set,
  }));

const STEPS: Readonly<Record<JourneyName, readonly Purpose[]>> = {
  'sign-in': ['username', 'current-password'],
  register: ['username', 'new-password', 'given-name', 'family-name', 'email'],
  'forgotten-password': ['email'],
  'forgotten-user-name': ['email'],
};

const sampleStep = (journey: JourneyName, preview: Preview): JourneyStep => {
  const id = 'sample';
  if (preview === 'code') return { id, callbacks: asking('one-time-code') };
  if (preview === 'mail') return { id, callbacks: [{ index: 0, kind: 'suspended', text: '' }] };
  if (preview === 'passkey')
    return { id, callbacks: [], passkey: { for: 'sign-in', isOffered: false, use: () => Promise.resolve() } };
  return { id, callbacks: asking(...STEPS[journey]) };
};

/** Creates a journey for a CMS editor. It shows one state and calls no service (EMB-11). */
const createSampleJourney = (journey: JourneyName, preview: Preview): Journey =>
  standingStill(async () => {
    if (preview === 'loading') return new Promise<never>(() => undefined);
    if (preview === 'error') throw new IdentityError('network');
    return preview === 'expired' ? { kind: 'expired' } : shown(sampleStep(journey, preview));
  });

/** Creates the sample for what most trees ask before a sensitive action: the password. */
const createSampleProof = (): Journey =>
  standingStill(async () => shown({ id: 'sample', callbacks: asking('current-password') }));

const shown = (step: JourneyStep) => ({ kind: 'step', step, canGoBack: false, userName: undefined }) as const;

const standingStill = (begin: Journey['start']): Journey => ({
  start: begin,
  next: begin,
  back: () => Promise.resolve(undefined),
  current: () => undefined,
});

export default SampleJourney;
