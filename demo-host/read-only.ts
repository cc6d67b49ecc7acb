/** Returns whether the request is a read. Pages and files accept nothing else. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

export const notAllowed = (): Response =>
  new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
