import { useState, useEffect, type ReactNode } from 'react';
import { changeAddress } from '../../../api/address/address-book.contract.ts';
import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import { callService } from '../../../core/http/call-service.ts';
import { ChoiceCards } from '../../kit/forms/ChoiceCards.tsx';
import { useId } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import type { StepProps, StepWrite } from '../flow/step-props.ts';
import { KnownFailure } from '../parts/KnownFailure.tsx';
import { StepActions } from '../parts/StepActions.tsx';
import { StepForm, StepBanner } from '../parts/StepForm.tsx';
import { WhyAgain } from '../flow/row-note.tsx';
import type billing from '../steps/billing-address/messages/en.json';
import type shipping from '../steps/shipping-address/messages/en.json';
import { addressCards, placeOf } from './address-card.tsx';
import { EditedAddress, LateAddressForm } from './EditedAddress.tsx';
import { hasName, OF_CART, type Place, type useSavedAddresses } from './useSavedAddresses.ts';
import { writeOnce } from './write-once.ts';
import { ADDRESS_DRAFT } from '../../../api/address/address-fields.rules.ts';
import { keptFields } from '../../kit/forms/form-draft.ts';
import type { OwnDraft } from '../../parts/drafts/own-draft.ts';
import { pickedDraft } from '../parts/picked-draft.ts';

type AddressChoiceProps = {
  step: StepProps;
  /** The beginning of the messages' keys. */
  of: 'shipping-address' | 'billing-address';
  saved: ReturnType<typeof useSavedAddresses>;
  places: readonly Place[];
  first: string | undefined;
  choose: (value: string) => StepWrite;
  create: (body: AddressBody, save: boolean) => StepWrite;
  /** Writes the completed address of a place that is no saved address. */
  mend: (value: string, body: AddressBody) => StepWrite;
  /** Draws what is to be said of the chosen address. */
  note?: (address: Address | undefined) => ReactNode;
};

/** Draws the addresses of a step as cards, with the form for a new one, and sends the choice. Source: CHK-07, CHK-09. */
export const AddressChoice = (props: AddressChoiceProps) => {
  const { step, of, places, first, choose, create, note } = props;
  const { own, isLoading, primary } = props.saved;
  const inCart = of === 'billing-address' ? step.cart.billingAddress : step.cart.deliveryAddress;
  const purpose = of === 'billing-address' ? 'BILLING' : 'SHIPPING';
  const t = useWords<typeof shipping & typeof billing>();
  const name = useId();
  const { picked, pick, form } = usePickedAddress(step, first);
  const [edited, setEdited] = useState<Place>();
  const [tries, setTries] = useState(0);
  if (own.isError) return <KnownFailure known={own} />;
  if (isLoading) return <Skeleton label={t(`checkout.${of}.loading`)} shape="control" />;
  if (edited)
    return (
      <EditedAddress
        step={step}
        purpose={purpose}
        address={edited.address}
        write={mended(edited, props)}
        onClose={() => setEdited(undefined)}
      />
    );
  const chosen = places.find(({ value, address }) => value === picked && hasName(address));
  const isNew = picked === NEW_ADDRESS || places.length === 0;
  const cards = addressCards(
    places.map((place) => ({
      ...place,
      organization: place.saved?.of?.name,
      badge: place.saved && place.saved.id === primary?.id ? t(`checkout.${of}.primary`) : undefined,
      why: !hasName(place.address) && (
        <>
          {t(`checkout.${of}.noName`)}{' '}
          <Button
            variant="link"
            aria-label={`${t(`checkout.${of}.addName`)}, ${placeOf(place.address)}`}
            onClick={() => setEdited(place)}
          >
            {t(`checkout.${of}.addName`)}
          </Button>
        </>
      ),
    })),
  );
  const fault = tries > 0 && !chosen ? `${form}-fault` : undefined;
  const send = async () => {
    if (!chosen) return setTries(tries + 1);
    if (await step.press('next', chosen.value === OF_CART ? undefined : choose(chosen.value)))
      step.draft.place.remove();
  };
  return (
    <>
      {/* An address that lacks a name says so in its own card. */}
      {!inCart && <WhyAgain step={step.step} />}
      {fault && (
        <StepBanner key={tries} id={fault}>
          {t(`checkout.${of}.missing`)}
        </StepBanner>
      )}
      {/* A new one needs no choice where it is the only card. */}
      {places.length > 0 && (
        <ChoiceCards
          legend={t(`checkout.${of}.legend`)}
          hideLegend
          name={name}
          form={form}
          invalidBy={fault}
          chosen={picked ?? ''}
          cards={[...cards, { value: NEW_ADDRESS, label: t(`checkout.${of}.new`) }]}
          onChange={(event) => pick(event.currentTarget.value)}
        />
      )}
      {isNew ? (
        <LateAddressForm step={step} purpose={purpose} write={create} />
      ) : (
        <StepForm id={form} onSend={() => void send()}>
          {note?.(chosen?.address)}
          <StepActions />
        </StepForm>
      )}
    </>
  );
};

/** Adds a missing name where the address is stored, then chooses it. It can be repeated safely. */
const mended =
  ({ value, saved }: Place, { choose, mend }: AddressChoiceProps) =>
  (body: AddressBody): StepWrite =>
    writeOnce(
      body,
      () => undefined,
      async (to) => {
        if (!saved) return mend(value, body)(to);
        const query = saved.of ? { accountUuid: saved.of.id } : {};
        await callService(changeAddress, { path: { ...to.path, addressId: saved.id }, query, body });
        return choose(saved.id)(to);
      },
    );

/** The choice of a new address. It begins with a space, which no address id does. */
const NEW_ADDRESS = ' new';

/** Returns whether the shopper has started to type a new address in this step. */
const hasDraft = ({ place, owner }: OwnDraft): boolean =>
  keptFields(place.read(), owner, ADDRESS_DRAFT).length > 0;

/** Holds which address is chosen: the one picked or begun before a reload, else `first`. `form` is the form's id. */
const usePickedAddress = ({ draft, send }: Pick<StepProps, 'draft' | 'send'>, first: string | undefined) => {
  const kept = pickedDraft(draft);
  const form = useId();
  const [unsent] = useState(() => kept.read() ?? (hasDraft(draft) ? NEW_ADDRESS : undefined));
  const [picked, setPicked] = useState(unsent);
  useEffect(() => {
    if (unsent !== undefined) send({ event: 'edited', isEdited: true });
  }, [unsent, send]);
  return {
    picked: picked ?? first,
    pick: (value: string) => {
      setPicked(value);
      kept.write(value);
      send({ event: 'edited', isEdited: value !== first });
    },
    form,
  };
};
