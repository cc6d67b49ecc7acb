/*
 * The only channel between page and frame: a MessageChannel, whose port the page hands over once, in a message
 * `{protocol: 'assess-payment', version: 1}` from the parent's exact origin. The frame first announces itself with the
 * same message, to that origin only. It accepts no other messages, and sends nothing before. Source: SEC-11 c.
 */

const PROTOCOL = 'assess-payment';
const VERSION = 1;

/**
 * Waits for the page, then calls `onMessage` with each of its messages. `onOpen` gets the function that sends it a
 * message.
 */
export const listen = (parentOrigin, { onOpen, onMessage }) => {
  const receive = (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const [port] = event.ports;
    if (event.data?.protocol !== PROTOCOL || event.data.version !== VERSION || !port) return;
    window.removeEventListener('message', receive);
    port.onmessage = ({ data }) => {
      if (typeof data === 'object' && data !== null) onMessage(data);
    };
    onOpen((message) => port.postMessage(message));
  };
  window.addEventListener('message', receive);
  window.parent.postMessage({ protocol: PROTOCOL, version: VERSION }, parentOrigin);
};
