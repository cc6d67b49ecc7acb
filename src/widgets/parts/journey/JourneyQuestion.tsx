import type { JourneyCallback } from '../../../auth/journey/journey-step.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { RareQuestion } from './rare-parts.ts';
import { ServiceText } from './ServiceText.tsx';
import { TextQuestion } from './TextQuestion.tsx';

type QuestionProps = {
  ask: JourneyCallback;
  /** All callbacks of the step, because a rule may refer to another field. */
  beside: readonly JourneyCallback[];
};

/** Draws one callback in the form. Draws nothing for a callback that is a button, a panel or not for people. */
export const JourneyQuestion = ({ ask, beside }: QuestionProps) => {
  switch (ask.kind) {
    case 'text':
      return <TextQuestion ask={ask} beside={beside} />;
    case 'number':
    case 'boolean':
    case 'choice':
    case 'question':
    case 'terms':
      return <RareQuestion ask={ask} />;
    case 'confirmation':
      return ask.prompt ? <p>{ask.prompt}</p> : null;
    case 'message':
      return (
        <Notice tone={ask.tone} {...(ask.tone !== 'info' && { role: 'alert' })} className="journey-said">
          <ServiceText words={ask.text} />
        </Notice>
      );
    default:
      return null;
  }
};
