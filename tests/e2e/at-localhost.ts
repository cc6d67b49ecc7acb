/** Returns the address at which `route.fetch` finds the demo host: Node can't resolve *.localhost on every system. */
export const atLocalhost = (url: string): string => url.replace(/^http:\/\/[\w.]+/, 'http://localhost');
