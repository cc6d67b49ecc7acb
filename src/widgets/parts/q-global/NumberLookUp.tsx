import { useEffect, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import type { WiredField } from '../../kit/forms/useSchemaForm.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import type { FoundNumber, useNumberLookUp } from './useNumberLookUp.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { wholeName } from './whole-name.tsx';

type NumberLookUpProps<Field extends string> = {
  label: string;
  labelNote?: string;
  field: WiredField<Field>;
  typed: string;
  lookUps: ReturnType<typeof useNumberLookUp<Field>>;
  onLookUp: () => void;
  /** Adds what was found to the profile. Absent if nothing is added. */
  onAdd?: ((found: FoundNumber<Field>) => void) | undefined;
};

/** Draws a field for a Q-global account's number with its look-up. The result is shown below it. Source: CHK-04 b, d. */
export const NumberLookUp = <Field extends string>({
  label,
  labelNote,
  field: { error, ...wired },
  typed,
  lookUps,
  onLookUp,
  onAdd,
}: NumberLookUpProps<Field>) => {
  const t = useWords<typeof en>();
  const { found, looking, adding } = lookUps;
  return (
    <>
      <div className="with-button">
        <TextField
          label={wholeName(label)}
          labelNote={labelNote}
          autoComplete="off"
          spellCheck={false}
          inputClassName="num"
          {...wired}
          error={error && wholeName(error)}
        />
        <Button busy={looking === wired.name} onClick={onLookUp}>
          {t('shared.qGlobal.lookUp')}
        </Button>
      </div>
      {found?.field === wired.name && found.typed === typed && (
        <FoundNotice found={found} canAdd={onAdd !== undefined}>
          {onAdd && (
            <Button variant="plain" busy={adding} onClick={() => onAdd(found)}>
              {t('shared.qGlobal.add')}
            </Button>
          )}
        </FoundNotice>
      )}
    </>
  );
};

const FoundNotice = ({
  found,
  canAdd,
  children,
}: {
  found: FoundNumber;
  canAdd: boolean;
  children: ReactNode;
}) => {
  const t = useWords<typeof en>();
  const { account, isLinked } = found;
  const name = account.name ?? account.number;
  const words = !canAdd
    ? t('shared.qGlobal.foundInventory', { name })
    : isLinked
      ? t('shared.qGlobal.linked', { organization: account.linkedAccountName ?? name })
      : t('shared.qGlobal.found', { name });
  useEffect(() => runtime().registry.actions.announce(words), [words]);
  return (
    <Notice tone={canAdd ? 'info' : 'success'} actions={children}>
      {words}
    </Notice>
  );
};
