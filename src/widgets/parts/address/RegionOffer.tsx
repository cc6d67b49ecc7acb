import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { regionName } from './address-schema.ts';
import { useAddressMessages } from './useAddressMessages.ts';

type RegionOfferProps = {
  country: string;
  /** Short codes of the regions that the postal code belongs to. */
  regions: readonly string[];
  chosen: string;
  onUse: (region: string) => void;
  onKeep: () => void;
};

/**
 * Draws the choices below a postal code of another region: a button for each region that it belongs to, and one that
 * keeps the chosen region. Source: CHK-20 e.
 */
export const RegionOffer = ({ country, regions, chosen, onUse, onKeep }: RegionOfferProps) => {
  const t = useAddressMessages();
  const { tag } = runtime().row;
  return (
    <>
      {regions.map((code) => (
        <Button key={code} variant="outline" tight onClick={() => onUse(code)}>
          {t('shared.address.useRegion', { region: regionName(code, country, tag) })}
        </Button>
      ))}
      <Button variant="outline" tight onClick={onKeep}>
        {t('shared.address.keepRegion', { region: regionName(chosen, country, tag) })}
      </Button>
    </>
  );
};
