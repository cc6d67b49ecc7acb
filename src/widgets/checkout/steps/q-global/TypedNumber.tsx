import { useEffect, type ReactNode } from 'react';
import { foldPlatformNumber } from '../../../../api/account/platform-number.ts';
import { runtime } from '../../../../core/runtime.ts';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { wholeName } from '../../parts/whole-name.tsx';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { StepFailure } from '../../parts/StepFailure.tsx';
import type en from './messages/en.json';
import type { QGlobalValues } from './q-global-form.ts';
import type { Found, useLookUp } from './useLookUp.ts';

type TypedNumberProps = {
  name: Found['field'];
  controls: SchemaFormControls<QGlobalValues, QGlobalValues>;
  lookUps: ReturnType<typeof useLookUp>;
  /** Adds what was found to the profile. */
  onAdd?: (found: Found) => void;
  /** Shows a number in the list if it is there. Returns false if it is not. */
  showListed?: (number: string) => boolean;
};

/** Draws a field for a number with its look-up. The result is shown below it. Source: CHK-04 b, d. */
export const TypedNumber = ({ name, controls, lookUps, onAdd, showListed }: TypedNumberProps) => {
  const t = useMessages<keyof typeof en>();
  const { form, field, focus } = controls;
  const { error, ...wired } = field(name);
  const { looking, failure, lookUp } = lookUps;
  const found =
    lookUps.found?.field === name && lookUps.found.account.number === form.watch(name)
      ? lookUps.found
      : undefined;
  const press = async () => {
    if (!(await form.trigger(name))) return focus(name);
    const number = form.getValues(name);
    if (!showListed?.(foldPlatformNumber(number))) await lookUp(name, number);
  };
  return (
    <>
      <div className="with-button">
        <TextField
          label={wholeName(t('checkout.q-global.number'))}
          autoComplete="off"
          spellCheck={false}
          inputClassName="num"
          {...wired}
          error={error && wholeName(error)}
        />
        <Button busy={looking === name} onClick={() => void press()}>
          {t('checkout.q-global.lookUp')}
        </Button>
      </div>
      {found && (
        <FoundNotice found={found} canAdd={onAdd !== undefined}>
          {onAdd && (
            <Button variant="plain" busy={lookUps.adding} onClick={() => onAdd(found)}>
              {t('checkout.q-global.add')}
            </Button>
          )}
        </FoundNotice>
      )}
      {failure && <StepFailure error={failure.error} />}
    </>
  );
};

const FoundNotice = ({ found, canAdd, children }: { found: Found; canAdd: boolean; children: ReactNode }) => {
  const t = useMessages<keyof typeof en>();
  const { account, isLinked } = found;
  const name = account.name ?? account.number;
  const words = !canAdd
    ? t('checkout.q-global.foundInventory', { name })
    : isLinked
      ? t('checkout.q-global.linked', { organization: account.linkedAccountName ?? name })
      : t('checkout.q-global.found', { name });
  useEffect(() => runtime().registry.actions.announce(words), [words]);
  return (
    <Notice
      tone={canAdd ? 'info' : 'success'}
      word={t(canAdd ? 'shared.level.info' : 'shared.level.success')}
      actions={children}
    >
      {words}
    </Notice>
  );
};
