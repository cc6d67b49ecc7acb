import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { JourneyView } from '../parts/journey/JourneyView.tsx';
import { useJourney } from '../parts/journey/useJourney.ts';
import { givenAdvice } from './given-advice.ts';
import { JourneyFrame } from './JourneyFrame.tsx';
import type { JourneyName } from './journey-table.ts';
import { createSampleJourney, createSampleProof, type Preview } from './sample-journey.ts';
import type { signInWidget } from './sign-in.widget.ts';

const noCheck = () => Promise.resolve('');
const stay = () => Promise.resolve();

/** Shows authors one state of the journey, drawn again when they choose another one. With an advice, it shows the proof. */
export const SampleJourney = (props: WidgetProps<typeof signInWidget>) =>
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
