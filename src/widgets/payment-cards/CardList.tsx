import { useState } from 'react';
import { cardExpired, type Card } from '../../api/payment/card.contract.ts';
import { defaultCardMutation, deleteCardMutation } from '../../api/payment/card.mutations.ts';
import { cardsQuery } from '../../api/payment/payment.queries.ts';
import { NOBODY } from '../../api/customer.ts';
import { cartAddress } from '../../api/cart/cart-address.ts';
import { checkoutCartQuery } from '../../api/checkout/checkout.queries.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart } from '../kit/element/late-part.ts';
import { headingBelow } from '../kit/page/page-read.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import { ListPage } from '../kit/page/ListPage.tsx';
import type { ListRow } from '../kit/page/ListTable.tsx';
import { OnlyCustomer, useCustomersOwn } from '../kit/page/OnlyCustomer.tsx';
import { Question } from '../kit/page/Question.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The row of a new card. It begins with a space, which no id does. */
const NEW_CARD = ' new';

const loadAdd = latePart(() => import('./add/CardAdd.tsx'));
const CardAdd = lateForm(loadAdd);

/** Shows the saved cards, the default first, with what can be done with each, and the form of a new one. Source: ACC-06. */
export const CardList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('cards.read', cardsQuery(of), sampleCards());
  const deleting = useCustomerMutation(deleteCardMutation(of ?? NOBODY));
  const changing = useCustomerMutation(defaultCardMutation(of ?? NOBODY));
  const focus = useFocusAfter();
  const isCustomers = useCustomersOwn('cards') === undefined;
  const [asked, setAsked] = useState<Card>();
  const [isAdding, setIsAdding] = useState(false);
  const today = new Date(now());
  // Asked when it matters: a failure changes nothing but the warning.
  const cart = useCustomerQuery(checkoutCartQuery(asked && cartAddress())).data;
  const isInUse = asked !== undefined && cart?.payment?.card?.id === asked.id;
  const cards = read.data?.toSorted((one, two) => Number(two.defaultPayment) - Number(one.defaultPayment));
  const nameOf = ({ cardType, cardNumber }: Card): string =>
    t('payment-cards.name', {
      scheme: cardType?.name ?? cardType?.code ?? t('payment-cards.card'),
      digits: cardNumber.slice(-4),
    });
  const acts = useRowActs<Card, 'delete' | 'default'>({
    id: 'card',
    keyOf: ({ id }) => id,
    title: (act, card) => t(`payment-cards.failed.${act}`, { name: nameOf(card) }),
    // Without the proof the service refuses. The page does not need another sign-in.
    why: (why) => (why === 'forbidden' ? t('payment-cards.noProof') : undefined),
  });
  // The question comes first, then the call, then the proof that the service asks for (IDN-05).
  const remove = (card: Card): void => {
    setAsked(undefined);
    void acts.run('delete', card, () => deleting.mutateAsync(card.id), { told: t('payment-cards.deleted') });
  };
  const makeDefault = (card: Card): void =>
    void acts.run('default', card, () => changing.mutateAsync(card.id), {
      told: t('payment-cards.isDefault', { name: nameOf(card) }),
    });
  const endAdding = (): void => {
    setIsAdding(false);
    focus('.add');
  };
  const arrange = (rows: readonly ListRow<Card>[]): readonly ListRow<Card>[] => {
    if (!isAdding) return rows;
    const form = (
      <CardAdd
        {...{ of }}
        heading={headingBelow(heading)}
        before={rows.map(({ key }) => key)}
        onCancel={endAdding}
        onAdded={(card) => {
          setIsAdding(false);
          acts.tell(t('payment-cards.added', { name: nameOf(card) }));
        }}
      />
    );
    return [{ key: NEW_CARD, instead: form }, ...rows];
  };
  // A plain OCC host takes a card's number alone, which is never sent to the store.
  const add = runtime().config.commerceExtensions && (
    <OnlyCustomer what="cards">
      <Button
        icon="plus"
        className="add"
        onClick={() => {
          acts.dismiss();
          setIsAdding(true);
        }}
      >
        {t('payment-cards.add')}
      </Button>
    </OnlyCustomer>
  );
  const when = (card: Card): string | undefined => {
    const expired = cardExpired(card, today);
    if (expired) return t('payment-cards.expired', expired);
    const { expiryMonth: month, expiryYear: year } = card;
    return month && year ? t('payment-cards.expires', { month: month.padStart(2, '0'), year }) : undefined;
  };

  return (
    <>
      <ListPage
        {...{ t, heading, up, read, arrange }}
        name="payment-cards"
        list={cards && { rows: cards }}
        keyOf={({ id }) => id}
        acts={cards && cards.length > 0 && !isAdding && add}
        emptyActions={add}
        notices={acts.notice}
        columns={[
          {
            key: 'card',
            head: t('payment-cards.card'),
            main: true,
            cell: (card) => (
              <>
                <b>{nameOf(card)}</b> {card.defaultPayment && <Badge>{t('payment-cards.default')}</Badge>}
                {card.accountHolderName && (
                  <p className="quiet">
                    <bdi>{card.accountHolderName}</bdi>
                  </p>
                )}
              </>
            ),
          },
          {
            key: 'expires',
            head: t('payment-cards.valid'),
            cell: (card) =>
              cardExpired(card, today) ? (
                <Badge tone="warning">{when(card)}</Badge>
              ) : (
                <span className="num">{when(card) ?? '–'}</span>
              ),
          },
        ]}
        rowActs={
          isCustomers &&
          ((card) => [
            !card.defaultPayment &&
              !cardExpired(card, today) && {
                text: t('payment-cards.setDefault'),
                label: t('payment-cards.setDefaultOne', { name: nameOf(card) }),
                busy: acts.isBusy('default', card),
                onClick: () => makeDefault(card),
              },
            {
              text: t('payment-cards.delete'),
              label: t('payment-cards.deleteOne', { name: nameOf(card) }),
              busy: acts.isBusy('delete', card),
              onClick: () => setAsked(card),
            },
          ])
        }
      />
      {asked && (
        <Question
          title={t('payment-cards.deleteAsk', { name: nameOf(asked) })}
          yes={t('payment-cards.deleteCard')}
          no={t('payment-cards.keep')}
          onYes={() => remove(asked)}
          onNo={() => setAsked(undefined)}
        >
          {isInUse && t('payment-cards.inUse')}
        </Question>
      )}
    </>
  );
};

const sampleCards = (): Card[] => [
  {
    id: 'sample',
    cardType: { code: 'visa', name: 'Visa' },
    cardNumber: '************4242',
    accountHolderName: 'Mara Lindqvist',
    expiryMonth: '9',
    expiryYear: '2031',
    defaultPayment: true,
  },
];
