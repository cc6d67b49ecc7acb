import { withAddressWords } from '../../../parts/address/address-words.ts';
import messages from './messages?languages';

export const words = withAddressWords(messages);
