import { FRDevice } from '@forgerock/javascript-sdk';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';

/** The vendor's collector, with an id of our own storage in place of one that it would store itself. */
class OwnDevice extends FRDevice {
  override getIdentifier(): string {
    const { storage } = runtime();
    const known = storage.read('deviceId');
    if (known !== undefined) return known;
    const made = randomId();
    storage.write('deviceId', made);
    return made;
  }
}

/** What this device says of itself, as the service wants to have it (JSON). The browser asks before it tells a place. */
export const collectDeviceProfile = async (wanted: {
  metadata: boolean;
  location: boolean;
}): Promise<string> => JSON.stringify(await new OwnDevice().getProfile(wanted));
