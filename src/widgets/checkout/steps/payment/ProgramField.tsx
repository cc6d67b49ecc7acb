import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { usePrograms } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import type en from './messages/en.json';
import type { ProgramChoice } from './useProgram.ts';

type ProgramFieldProps = Pick<StepProps, 'at' | 'busy'> & { program: ProgramChoice };

/** The third-party program that the order is placed under. Source: CHK-18. */
export const ProgramField = ({ at, busy, program }: ProgramFieldProps) => {
  const t = useMessages<keyof typeof en | 'kit.forms.optional'>();
  const programs = usePrograms(at);
  if (programs.isError) return <KnownFailure known={programs} />;
  if (!programs.data || programs.data.length === 0) return null;
  return (
    <SelectField
      label={t('checkout.pay.program')}
      labelNote={t('kit.forms.optional')}
      empty={t('checkout.pay.noProgram')}
      value={program.id}
      disabled={busy}
      onChange={({ target }) => program.choose(target.value)}
      error={program.isUnsaved && !busy && t('checkout.pay.programUnsaved')}
    >
      {programs.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
