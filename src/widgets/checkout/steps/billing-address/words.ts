import { withAddressWords } from '../../../shared/address/address-words.ts';
import messages from './messages?languages';

export const words = withAddressWords(messages);
