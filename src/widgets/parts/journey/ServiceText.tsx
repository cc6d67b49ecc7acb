import type { ServiceWords } from '../../../auth/journey/journey-step.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Draws a text from the service. Links open in a new tab, so that an answer in progress is not lost. */
export const ServiceText = ({ words }: { words: ServiceWords }) => {
  const t = useWords<typeof en>();
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
