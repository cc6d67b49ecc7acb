import type { QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { ChoiceCards } from '../../../kit/forms/ChoiceCards.tsx';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { wholeName } from '../../parts/whole-name.tsx';
import { useMessages } from '../../../kit/element/widget-context.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { personName } from '../../flow/step-summary.ts';
import { OwnNumber } from '../../parts/OwnNumber.tsx';
import type en from './messages/en.json';
import type { QGlobalValues } from './q-global-form.ts';
import { TypedNumber } from './TypedNumber.tsx';
import type { Found, useLookUp } from './useLookUp.ts';

type WayCardsProps = Pick<StepProps, 'cart'> & {
  accounts: readonly QGlobalAccount[];
  controls: SchemaFormControls<QGlobalValues, QGlobalValues>;
  lookUps: ReturnType<typeof useLookUp>;
  onAdd: (found: Found) => void;
  showListed: (number: string) => boolean;
};

/**
 * Draws the choices: an existing account, inventory for one, or a new one. The field is in the card that needs it.
 * Source: CHK-04 a to c.
 */
export const WayCards = ({ cart, accounts, controls, lookUps, onAdd, showListed }: WayCardsProps) => {
  const t = useMessages<keyof typeof en>();
  const { field, form } = controls;
  const { error, ...kind } = field('kind');
  const { qualifiedUser } = cart;
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
              <TypedNumber
                name="other"
                controls={controls}
                lookUps={lookUps}
                onAdd={onAdd}
                showListed={showListed}
              />
            </OwnNumber>
          ),
        },
        {
          value: 'INVENTORY',
          label: t('checkout.q-global.inventory'),
          note: t('checkout.q-global.inventoryHint'),
          inside: <TypedNumber name="inventory" controls={controls} lookUps={lookUps} />,
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
