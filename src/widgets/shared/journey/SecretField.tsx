import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { fieldParts } from '../ui/field-parts.ts';
import type { TextFieldProps } from '../ui/TextField.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

/** A password, with a button that shows what was typed. Needs field.css, button.css, journey.css. */
export const SecretField = (props: TextFieldProps & { label: string }) => {
  const t = useJourneyMessages();
  const [shown, setShown] = useState(false);
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="secret">
          <input
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="input"
            aria-required
            spellCheck={false}
            autoCapitalize="none"
          />
          <Button
            variant="plain"
            tight
            className="secret-show small"
            aria-label={t(shown ? 'shared.journey.hideSecret' : 'shared.journey.showSecret', {
              field: props.label,
            })}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'shared.journey.hide' : 'shared.journey.show')}
          </Button>
        </div>
      )}
    </Field>
  );
};
