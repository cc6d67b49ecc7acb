import { chooseProgram } from '../../../../api/program/program.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { usePrograms } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import type en from './messages/en.json';

/** The third-party program that the order is placed under, kept with the cart as soon as it is chosen. Source: CHK-18. */
export const ProgramField = ({
  cart,
  at,
  busy,
  change,
}: Pick<StepProps, 'cart' | 'at' | 'busy' | 'change'>) => {
  const t = useMessages<keyof typeof en | 'kit.forms.optional'>();
  const programs = usePrograms(at);
  if (programs.isError) return <KnownFailure known={programs} />;
  if (!programs.data || programs.data.length === 0) return null;
  const choose = (id: string) =>
    void change((to) => callService(chooseProgram, { ...to, body: { id: id || null } }));
  return (
    <SelectField
      label={t('checkout.pay.program')}
      labelNote={t('kit.forms.optional')}
      empty={t('checkout.pay.noProgram')}
      value={cart.thirdPartyProgram?.id ?? ''}
      disabled={busy}
      onChange={({ target }) => choose(target.value)}
    >
      {programs.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
