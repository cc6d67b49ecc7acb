import type { CallbackOf } from '../../../auth/journey/journey-step.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LOCAL_PROVIDER } from './step-rules.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type ProvidersProps = { ask: CallbackOf<'providers'>; busy: boolean; onChoose: (id: string) => void };

/** Draws a button for each identity provider that the shopper can sign in with. */
export const Providers = ({ ask, busy, onChoose }: ProvidersProps) => {
  const t = useWords<typeof en>();
  return (
    <ul className="providers">
      {ask.providers
        .filter(({ id }) => id !== LOCAL_PROVIDER)
        .map(({ id, name }) => (
          <li key={id}>
            <Button wide aria-disabled={busy} onClick={() => onChoose(id)}>
              {t('shared.journey.with', { provider: name })}
            </Button>
          </li>
        ))}
    </ul>
  );
};
