import type { QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { ChoiceCards } from '../../../kit/forms/ChoiceCards.tsx';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { foldTyped } from '../../../../api/account/typed-account.rules.ts';
import { NumberLookUp } from '../../../parts/q-global/NumberLookUp.tsx';
import type { FoundNumber, useNumberLookUp } from '../../../parts/q-global/useNumberLookUp.ts';
import { wholeName } from '../../../parts/q-global/whole-name.tsx';
import { useWords } from '../../../kit/element/useWords.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { personName } from '../../../../api/account/qualified-user.contract.ts';
import { OwnNumber } from '../../parts/OwnNumber.tsx';
import { StepFailure } from '../../parts/StepFailure.tsx';
import type en from './messages/en.json';
import type { NumberField, QGlobalValues } from './q-global-form.ts';

type WayCardsProps = Pick<StepProps, 'cart'> & {
  accounts: readonly QGlobalAccount[];
  controls: SchemaFormControls<QGlobalValues, QGlobalValues>;
  lookUps: ReturnType<typeof useNumberLookUp<NumberField>>;
  onAdd: (found: FoundNumber<NumberField>) => void;
  /** Shows a number in the list if it is there. Returns false if it is not. */
  showListed: (number: string) => boolean;
};

/** Draws the choices: an existing account, inventory for one, or a new one. Source: CHK-04 a to c. */
export const WayCards = ({ cart, accounts, controls, lookUps, onAdd, showListed }: WayCardsProps) => {
  const t = useWords<typeof en>();
  const { field, form, focus } = controls;
  const { failure } = lookUps;
  const { error, ...kind } = field('kind');
  const { qualifiedUser } = cart;
  const press = async (name: 'other' | 'inventory'): Promise<void> => {
    if (!(await form.trigger(name))) return focus(name);
    const number = foldTyped(form.getValues(name));
    if (name === 'inventory' || !showListed(number)) await lookUps.lookUp(name, number);
  };
  const drawNumber = (name: 'other' | 'inventory', onPickUp?: typeof onAdd) => (
    <>
      <NumberLookUp
        label={t('checkout.q-global.number')}
        field={field(name)}
        typed={foldTyped(form.watch(name))}
        lookUps={lookUps}
        onLookUp={() => void press(name)}
        onAdd={onPickUp}
      />
      {failure && <StepFailure error={failure.error} />}
    </>
  );
  return (
    <ChoiceCards
      legend={t('checkout.q-global.legend')}
      hideLegend
      {...kind}
      error={error && wholeName(error)}
      cards={[
        {
          value: 'EXISTING',
          label: t('checkout.q-global.existing'),
          note: wholeName(t('checkout.q-global.existingHint')),
          inside: (
            <OwnNumber
              label={wholeName(t('checkout.q-global.own'))}
              empty={t('checkout.q-global.choose')}
              another={t('checkout.q-global.another')}
              accounts={accounts}
              field={field('own')}
              chosen={form.watch('own')}
            >
              {drawNumber('other', onAdd)}
            </OwnNumber>
          ),
        },
        {
          value: 'INVENTORY',
          label: t('checkout.q-global.inventory'),
          note: t('checkout.q-global.inventoryHint'),
          inside: drawNumber('inventory'),
        },
        {
          value: 'NEW',
          label: t('checkout.q-global.new'),
          note: qualifiedUser
            ? t('checkout.q-global.newHint', { name: personName(qualifiedUser) })
            : t('checkout.q-global.newHintNobody'),
        },
      ]}
    />
  );
};
