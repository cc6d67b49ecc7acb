import { FRDevice } from '@forgerock/javascript-sdk';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';

/** The vendor's collector. It uses an id from our own storage instead of one that it would store itself. */
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

/** Returns this device's profile in the service's format (JSON). The browser asks the shopper before it gives the location. */
export const collectDeviceProfile = async (wanted: {
  metadata: boolean;
  location: boolean;
}): Promise<string> => JSON.stringify(await new OwnDevice().getProfile(wanted));
