import type { ServiceWords } from '../../../auth/journey/journey-step.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

/** Words of the service. Links open beside the page: an answer that was begun is not lost by them. */
export const ServiceText = ({ words }: { words: ServiceWords }) => {
  const t = useJourneyMessages();
  if (typeof words === 'string') return words;
  return words.map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={place} className="reach" href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
        <VisuallyHidden> {t('shared.journey.newTab')}</VisuallyHidden>
      </a>
    ),
  );
};
